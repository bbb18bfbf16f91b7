-- Times of a mailbox's last confirmations, oldest first: the limit keeps anybody from flooding it.
create table confirmed_mailbox (
  -- Normalised address: `mailboxOf` of backend/mail/mail-queue.ts.
  mailbox text primary key,
  -- Three at most.
  confirmed_at timestamptz[] not null
);
