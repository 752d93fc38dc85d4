create table deadlines (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases,
  proceeding_id bigint references proceedings,
  node_id bigint references nodes,
  rule text not null,
  -- period: a person must act; expiry: something ends; event: something takes place
  kind text not null check (kind in ('period', 'expiry', 'event')),
  concerns text not null check (concerns in ('ours', 'theirs', 'court')),
  case_party_id bigint references case_parties,
  triggered_on date not null,
  due_on date not null,
  at_time time,
  rolled_from date,
  calendar_known boolean not null,
  -- what the person reads beside the date, in three languages: {title, article, note}
  words jsonb not null,
  state text not null default 'open' check (state in ('open', 'done', 'lapsed', 'cancelled')),
  done_by bigint references users,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'done') = (done_at is not null))
);
-- one deadline for each rule, party and node: recomputing updates it
create unique index deadlines_of_node on deadlines (node_id, rule, case_party_id) nulls not distinct where node_id is not null;
create index deadlines_of_case on deadlines (case_id, due_on) where state = 'open';
create index deadlines_open on deadlines (due_on) where state = 'open';

create table deadline_changes (
  id bigint generated always as identity primary key,
  deadline_id bigint not null references deadlines on delete cascade,
  before jsonb not null,
  after jsonb not null,
  changed_by bigint references users,
  changed_at timestamptz not null default now()
);
create index deadline_changes_of_deadline on deadline_changes (deadline_id, changed_at);

alter table cases add foreign key (next_deadline_id) references deadlines on delete set null;

-- A case's next date is its earliest open deadline, whoever writes the deadlines.
create function keep_next_deadline() returns trigger language plpgsql as $$
declare
  changed bigint := coalesce(new.case_id, old.case_id);
begin
  update cases set next_deadline_id = nearest.id, next_due_on = nearest.due_on
  from (select changed as case_id) this
  left join lateral (
    select id, due_on from deadlines where case_id = changed and state = 'open' order by due_on, id limit 1
  ) nearest on true
  where cases.id = this.case_id
    and (cases.next_deadline_id is distinct from nearest.id or cases.next_due_on is distinct from nearest.due_on);
  return null;
end $$;
create trigger keep_next after insert or delete or update of due_on, state on deadlines for each row execute function keep_next_deadline();
