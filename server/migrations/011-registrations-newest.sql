-- The review list without a state, newest first; and the licences, whose readers are found by the file.
create index registrations_newest on registrations (kind, submitted_at desc, id desc);
create index companies_by_licence on companies (licence_file_id) where licence_file_id is not null;
create index lawyers_by_licence_file on lawyers (licence_file_id) where licence_file_id is not null;
