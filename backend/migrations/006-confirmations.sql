-- When the last confirmations went to a mailbox, oldest first, so that nobody can have us flood one with them.
create table confirmed_mailbox (
  -- Its address as far as it tells mailboxes apart: `mailboxOf` of backend/mail/mail-queue.ts.
  mailbox text primary key,
  -- Three at most.
  confirmed_at timestamptz[] not null
);
