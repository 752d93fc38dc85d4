-- What staff write to the chosen lawyers; it names nobody.
alter table distribution_rounds add column brief text not null default '';

-- An offer belongs to a round of its own source.
alter table distribution_rounds add unique (id, source_id);
alter table offers add foreign key (round_id, source_id) references distribution_rounds (id, source_id);
alter table offers add check ((answered_at is not null) = (state in ('accepted', 'declined')));

-- The history of a source's states, as its people read it.
create table case_source_changes (
  id bigint generated always as identity primary key,
  source_id bigint not null references case_sources,
  change text not null check (change in ('posted', 'edited', 'approved', 'rejected', 'distributed', 'accepted', 'declined', 'exhausted', 'withdrawn', 'converted')),
  -- the state after the change
  state text not null check (state in ('waiting', 'approved', 'rejected', 'distributed', 'accepted', 'converted', 'withdrawn')),
  -- null: nobody did it, it followed from an expiry
  actor_id bigint references users,
  note text not null default '',
  at timestamptz not null
);
create index case_source_changes_of_source on case_source_changes (source_id, id);
create index case_source_changes_of_actor on case_source_changes (actor_id, source_id);
create trigger append_only before update or delete on case_source_changes for each row execute function refuse_change();

create index case_sources_of_company_newest on case_sources (company_id, id desc);
create index case_sources_by_region on case_sources (region_code text_pattern_ops);
create index case_sources_of_lawyer on case_sources (accepted_lawyer_id) where accepted_lawyer_id is not null;
create index offers_answered on offers (lawyer_id, answered_at desc) where answered_at is not null;
