-- A quote without an Idempotency-Key is known by its content.
create index message_by_digest on message (payload_digest) where kind = 'quote';
