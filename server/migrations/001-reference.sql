-- Extensions that the embedded and a served PostgreSQL both have, and the reference data under everything else.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- 1- and 2-character pieces of a text: the index that short Chinese searches need (a trigram index serves none of them).
create function grams(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct piece), '{}')
  from (
    select substr(lower(value), place, 1) as piece from generate_series(1, length(value)) place
    union
    select substr(lower(value), place, 2) from generate_series(1, length(value) - 1) place
  ) pieces
$$;

-- What a search must contain: the two-character pieces, or the single character of a one-character search.
create function search_grams(value text) returns text[] language sql immutable strict parallel safe as $$
  select case when length(value) <= 1 then array[lower(value)]
    else (select array_agg(distinct substr(lower(value), place, 2)) from generate_series(1, length(value) - 1) place) end
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create table regions (
  code text primary key check (code ~ '^\d{6}$'),
  parent_code text references regions,
  name text not null,
  level text not null check (level in ('province', 'city', 'district')),
  position integer not null
);
create index regions_of_parent on regions (parent_code, position);

create table courts (
  id integer primary key,
  name text not null unique,
  level text not null,
  region_code text references regions,
  province_code text not null references regions,
  code text,
  pinyin text not null default '',
  initials text not null default '',
  valid_from date,
  valid_to date
);
create index courts_of_region on courts (region_code);
create index courts_of_province on courts (province_code, level);
create index courts_by_name on courts using gin (grams(name));
create index courts_by_initials on courts (initials text_pattern_ops);

create table causes (
  id integer primary key,
  parent_id integer references causes,
  kind text not null check (kind in ('civil', 'criminal', 'administrative')),
  name text not null,
  level smallint not null,
  pinyin text not null default '',
  initials text not null default '',
  position integer not null,
  valid_from date,
  valid_to date
);
create index causes_of_parent on causes (parent_id, position);
create index causes_by_name on causes using gin (grams(name));
create index causes_by_initials on causes (initials text_pattern_ops);

-- Days on which the calendar differs from plain weekends, as the State Council announced them; staff add the next year.
create table calendar_days (
  day date primary key,
  kind text not null check (kind in ('rest', 'work')),
  name text not null,
  source text not null
);
create table calendar_years (year integer primary key, source text not null);

-- Which edition of each built-in reference list has been loaded.
create table reference_editions (list text primary key, edition text not null, loaded_at timestamptz not null default now());
