-- The daily limit of an address beside that of a number.
alter table sms_codes add column address text not null default '';
create index sms_codes_of_address on sms_codes (address, sent_at desc);
