-- What a quote is called by, to its visitor and to the company (P69); quotes of before have none.
alter table message add column reference text unique check (reference is null or kind = 'quote');
