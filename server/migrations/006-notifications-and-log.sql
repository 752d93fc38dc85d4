-- What happened on a case, for everyone on it. Words are a template key with its parameters, said in the reader's language.
create table dynamics (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  node_id bigint references nodes,
  actor_id bigint references users,
  template text not null,
  parameters jsonb not null,
  at timestamptz not null default now(),
  removed_at timestamptz
);
create index dynamics_of_case on dynamics (case_id, id desc) where removed_at is null;

-- type as in the specification: 0 case dynamics, 1 schedule reminders, 2 system messages
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type smallint not null check (type in (0, 1, 2)),
  case_id bigint references cases,
  dynamic_id bigint references dynamics,
  offer_id bigint references offers,
  source_id bigint references case_sources,
  deadline_id bigint references deadlines on delete cascade,
  template text not null,
  parameters jsonb not null,
  -- 0 unhandled, 1 handled
  handle_status smallint not null default 0 check (handle_status in (0, 1)),
  at timestamptz not null default now(),
  read_at timestamptz,
  deleted_at timestamptz
);
create index notifications_of_user on notifications (user_id, type, id desc) where deleted_at is null;
create index notifications_unread on notifications (user_id, type) where read_at is null and deleted_at is null;
create index notifications_of_offer on notifications (offer_id) where offer_id is not null;

-- Who did what to which subject; nobody can change it.
create table operation_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint references users,
  company_id bigint references companies,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  case_id bigint,
  before jsonb,
  after jsonb,
  request_id text not null default ''
);
create trigger append_only before update or delete on operation_log for each row execute function refuse_change();
create index operation_log_of_actor on operation_log (actor_id, id desc);
create index operation_log_of_company on operation_log (company_id, id desc);
create index operation_log_of_case on operation_log (case_id, id desc);

-- A repeated POST with one key makes one effect: the key and its reply are written in the command's own transaction.
create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  endpoint text not null,
  fingerprint bytea not null,
  reply jsonb,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (at);

-- A file being sent in chunks; the chunks themselves lie in the storage until they are joined.
create table uploads (
  owner text not null,
  identifier text not null,
  filename text not null,
  total_size bigint not null check (total_size >= 0),
  total_chunks integer not null check (total_chunks > 0),
  arrived integer[] not null default '{}',
  file_id bigint references files,
  started_at timestamptz not null default now(),
  primary key (owner, identifier)
);
create index uploads_by_age on uploads (started_at);
