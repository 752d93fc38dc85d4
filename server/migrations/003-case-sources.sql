create table case_sources (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  posted_by bigint not null references users,
  main_name text not null,
  contact_name text not null,
  contact_phone text not null,
  region_code text not null references regions,
  title text not null,
  case_count integer not null check (case_count > 0),
  fee_fen bigint not null check (fee_fen >= 0),
  description text not null,
  cause_id integer references causes,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'distributed', 'accepted', 'converted', 'withdrawn')),
  reason text not null default '',
  cases_created integer not null default 0,
  accepted_lawyer_id bigint references lawyers,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null default '',
  check (cases_created <= case_count),
  check ((state in ('accepted', 'converted')) = (accepted_lawyer_id is not null)),
  check (cases_created = 0 or state = 'converted')
);
create index case_sources_by_state on case_sources (state, id desc);
create index case_sources_of_company on case_sources (company_id, state, id desc);
create index case_sources_by_text on case_sources using gin (grams(search_text));

create table case_source_files (
  source_id bigint not null references case_sources,
  file_id bigint not null unique references files,
  position smallint not null check (position between 1 and 3),
  primary key (source_id, position)
);

-- One round goes to all chosen lawyers at once; the first to accept wins.
create table distribution_rounds (
  id bigint generated always as identity primary key,
  source_id bigint not null references case_sources,
  number smallint not null,
  made_by bigint not null references users,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('open', 'accepted', 'exhausted', 'withdrawn')),
  unique (source_id, number)
);
create unique index distribution_rounds_open on distribution_rounds (source_id) where state = 'open';

create table offers (
  id bigint generated always as identity primary key,
  round_id bigint not null references distribution_rounds,
  source_id bigint not null references case_sources,
  lawyer_id bigint not null references lawyers,
  state text not null check (state in ('pending', 'accepted', 'declined', 'expired', 'lost', 'withdrawn')),
  -- the explained score at the time of the offer: [{part, points, why}]
  score jsonb not null,
  pinned boolean not null default false,
  reply text not null default '',
  answered_at timestamptz,
  unique (round_id, lawyer_id)
);
create unique index offers_accepted on offers (source_id) where state = 'accepted';
create index offers_of_lawyer on offers (lawyer_id, state, id desc);
create index offers_of_source on offers (source_id, id);
