-- Of a subscription: what the address has that ends it (P94).
alter table message add column unsubscribe_token text;
create index message_by_unsubscribe_token on message (unsubscribe_token) where unsubscribe_token is not null;
