-- A repeated message has the same Idempotency-Key and digest of its payload, SHA-256 in hexadecimal.
alter table message add column idempotency_key text, add column payload_digest text;
create unique index message_by_key on message (kind, idempotency_key, payload_digest) where idempotency_key is not null;

-- E-mails to send, queued in the transaction that stores their message.
create table email (
  id uuid primary key,
  -- Header of the same name; the same for every attempt.
  message_id text not null unique,
  message uuid not null references message (id),
  -- Receiver, subject and parts: `Email` of backend/mail/email.ts.
  letter json not null,
  -- 'refused': permanently, see `reason`. An operator who has fixed that may queue it again.
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused')),
  queued_at timestamptz not null,
  -- Not to be sent before. A sender first moves it to the end of its lease, so that no other sends it too.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Reason of the refusal, or of the last failure.
  reason text,
  sent_at timestamptz
);
create index email_due on email (due_at) where state = 'queued';
create index email_of_message on email (message);
