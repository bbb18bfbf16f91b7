-- What makes a message that is sent again the same one: its Idempotency-Key and a digest of its payload, SHA-256 in hexadecimal.
alter table message add column idempotency_key text, add column payload_digest text;
create unique index message_by_key on message (kind, idempotency_key, payload_digest) where idempotency_key is not null;

-- E-mails to send, queued in the transaction that stores their message.
create table email (
  id uuid primary key,
  -- Header of the same name; stays the same however often sending is tried.
  message_id text not null unique,
  message uuid not null references message (id),
  -- Receiver, subject and parts: `Email` of backend/mail/email.ts.
  letter json not null,
  -- 'refused': the receiver's server will never take it, see `reason`. An operator who has put that right may queue it again.
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused')),
  queued_at timestamptz not null,
  -- Not to be sent before. Whoever sends it puts this off first: to the end of the lease that keeps others from sending it too.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Why it was refused, or why the last attempt failed.
  reason text,
  sent_at timestamptz
);
create index email_due on email (due_at) where state = 'queued';
create index email_of_message on email (message);
