create table cases (
  id bigint generated always as identity primary key,
  title text not null,
  ip_case boolean not null,
  case_type smallint not null check (case_type between 1 and 8),
  company_id bigint references companies,
  source_id bigint references case_sources,
  cause_id integer references causes,
  region_code text references regions,
  amount_fen bigint check (amount_fen >= 0),
  -- the answered first form, and which version of it was answered
  basic jsonb not null,
  basic_version integer not null,
  state text not null default 'open' check (state in ('open', 'closed', 'archived')),
  phase text not null,
  priority smallint not null default 0 check (priority between 0 and 6),
  next_deadline_id bigint,
  next_due_on date,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  search_text text not null default ''
);
create index cases_all on cases (next_due_on, id) where deleted_at is null;
create index cases_by_state on cases (state, next_due_on, id) where deleted_at is null;
create index cases_of_company on cases (company_id, next_due_on, id) where deleted_at is null;
create index cases_of_company_by_state on cases (company_id, state, next_due_on, id) where deleted_at is null;
create index cases_newest on cases (id desc) where deleted_at is null;
create index cases_of_company_newest on cases (company_id, id desc) where deleted_at is null;
create index cases_by_activity on cases (state, last_activity_at) where deleted_at is null;
create index cases_of_source on cases (source_id) where source_id is not null;
create index cases_by_text on cases using gin (grams(search_text));

-- Who works on or was given a case: lawyers as lead, co-counsel or reader; a company's sub-account as client.
create table case_members (
  case_id bigint not null references cases,
  user_id bigint not null references users,
  role text not null check (role in ('lead', 'co', 'reader', 'client')),
  since timestamptz not null default now(),
  primary key (case_id, user_id)
);
create unique index case_members_one_lead on case_members (case_id) where role = 'lead';
create index case_members_of_user on case_members (user_id, case_id);

-- Visibility kept beside its sort key (performance.md): one row for each member and living case, kept true by the triggers below.
create table case_visible (
  viewer_id bigint not null,
  case_id bigint not null references cases on delete cascade,
  state text not null,
  next_due_on date,
  primary key (viewer_id, case_id)
);
create index case_visible_by_due on case_visible (viewer_id, next_due_on, case_id);
create index case_visible_by_state on case_visible (viewer_id, state, next_due_on, case_id);
create index case_visible_of_case on case_visible (case_id);

create function keep_visible_of_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from case_visible where viewer_id = old.user_id and case_id = old.case_id;
  else
    insert into case_visible (viewer_id, case_id, state, next_due_on)
    select new.user_id, id, state, next_due_on from cases where id = new.case_id and deleted_at is null
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger keep_visible after insert or delete on case_members for each row execute function keep_visible_of_member();

create function keep_visible_of_case() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from case_visible where case_id = new.id;
  elsif old.deleted_at is not null then
    insert into case_visible (viewer_id, case_id, state, next_due_on)
    select user_id, new.id, new.state, new.next_due_on from case_members where case_id = new.id on conflict do nothing;
  else
    update case_visible set state = new.state, next_due_on = new.next_due_on where case_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_visible after update of state, next_due_on, deleted_at on cases for each row
  when (old.state is distinct from new.state or old.next_due_on is distinct from new.next_due_on or old.deleted_at is distinct from new.deleted_at)
  execute function keep_visible_of_case();

-- The registry of persons and organisations; a case records how it named them.
create table parties (
  id bigint generated always as identity primary key,
  party_type smallint not null check (party_type between 0 and 3),
  name text not null,
  normalised_name text not null,
  credit_code text,
  identity_number text,
  mobile text,
  address text not null default '',
  legal_representative text not null default '',
  created_at timestamptz not null default now()
);
create unique index parties_by_credit_code on parties (credit_code) where credit_code is not null;
create unique index parties_by_identity_number on parties (identity_number) where identity_number is not null;
create index parties_by_normalised_name on parties (normalised_name);
create index parties_by_name on parties using gin (grams(name));

create table case_parties (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  party_id bigint not null references parties,
  position smallint not null,
  is_ours boolean not null,
  -- the role in the opening proceeding: plaintiff, defendant, third-party …
  role text not null,
  abroad boolean not null default false,
  form jsonb not null,
  form_version integer not null,
  removed_at timestamptz
);
create index case_parties_of_case on case_parties (case_id, position);
create index case_parties_of_party on case_parties (party_id);

create table evidence (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  position smallint not null,
  name text not null,
  form jsonb not null,
  form_version integer not null,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index evidence_of_case on evidence (case_id, position);

create table evidence_files (
  evidence_id bigint not null references evidence,
  file_id bigint not null unique references files,
  primary key (evidence_id, file_id)
);

-- 审级程序: one proceeding of a case. company_id is copied from the case so that a number can be unique within a client company.
create table proceedings (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  company_id bigint references companies,
  kind text not null check (kind in ('first', 'second', 'retrial', 'enforcement', 'preservation', 'review', 'arbitration', 'jurisdiction', 'non-litigation')),
  ordinal smallint not null,
  predecessor_id bigint references proceedings,
  court_id integer references courts,
  court_name text not null default '',
  case_number text,
  procedure text check (procedure in ('ordinary', 'summary', 'small-claims')),
  filed_on date,
  ended_on date,
  removed_at timestamptz,
  unique (case_id, kind, ordinal),
  unique (id, case_id)
);
create unique index proceedings_by_number on proceedings (company_id, kind, case_number)
  where case_number is not null and company_id is not null and removed_at is null;
create index proceedings_of_case on proceedings (case_id);
create index proceedings_by_court on proceedings (court_id);

create table proceeding_parties (
  proceeding_id bigint not null references proceedings on delete cascade,
  case_party_id bigint not null references case_parties,
  role text not null,
  primary key (proceeding_id, case_party_id)
);

create table nodes (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  proceeding_id bigint,
  kind text not null,
  ordinal smallint not null,
  occurred_on date not null,
  form jsonb not null,
  form_version integer not null,
  recorded_by bigint not null references users,
  recorded_at timestamptz not null default now(),
  version integer not null default 1,
  removed_at timestamptz,
  foreign key (proceeding_id, case_id) references proceedings (id, case_id)
);
create index nodes_of_case on nodes (case_id, occurred_on, id) where removed_at is null;

-- Every state a node has had, the present one included.
create table node_versions (
  node_id bigint not null references nodes,
  version integer not null,
  occurred_on date not null,
  form jsonb not null,
  form_version integer not null,
  change text not null check (change in ('recorded', 'edited', 'removed')),
  changed_by bigint not null references users,
  changed_at timestamptz not null default now(),
  primary key (node_id, version)
);
create trigger append_only before update or delete on node_versions for each row execute function refuse_change();

-- When a document of a node reached each party.
create table node_services (
  node_id bigint not null references nodes on delete cascade,
  case_party_id bigint not null references case_parties,
  served_on date not null,
  means text,
  primary key (node_id, case_party_id)
);

create table node_files (
  node_id bigint not null references nodes,
  file_id bigint not null unique references files,
  primary key (node_id, file_id)
);
