-- Chunks that have arrived are marked beside their bytes in the storage (a commit for each 200 kB chunk would bound an upload
-- by the disk's fsync); the database only remembers which finished upload made which file, so that a repeated last chunk
-- finds it.
drop table uploads;
alter table files add column upload_key bytea unique;
