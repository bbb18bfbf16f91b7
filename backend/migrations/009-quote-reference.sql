-- Reference of a quote, for its visitor and the company (P69); earlier quotes have none.
alter table message add column reference text unique check (reference is null or kind = 'quote');
