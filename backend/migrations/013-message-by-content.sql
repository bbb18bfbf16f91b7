-- The content identifies a quote without an Idempotency-Key.
create index message_by_digest on message (payload_digest) where kind = 'quote';
