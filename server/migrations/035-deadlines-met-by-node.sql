-- A deadline that a recorded node has met is open again when that node goes; one that a person confirmed stays done.
alter table deadlines add column met_by_node_id bigint references nodes;
