-- The office: what people with a token of the role `office` see and change (docs/decisions/087).
alter table message
  -- 'new', 'answered' or 'closed'.
  add column state text not null default 'new',
  -- The office's own; no visitor sees it.
  add column note text not null default '';
create index message_by_time on message (kind, received_at desc, id desc);
create index message_by_state on message (kind, state, received_at desc, id desc);
-- Its words, for the office's search. A text from JSON has its line breaks as \n.
create index message_by_word on message
  using gin (to_tsvector('simple', left(replace(payload::text, '\n', ' '), 50000)));

create table office_session (
  -- SHA-256 of what the person's cookie has, in hexadecimal; `token` likewise of the token that opened it.
  digest text primary key,
  token text not null,
  expires_at timestamptz not null
);

-- A line for each change: who did what to which message.
create table office_change (
  number integer primary key generated always as identity,
  at timestamptz not null,
  person text not null,
  message uuid not null references message on delete cascade,
  what text not null
);
create index office_change_of_message on office_change (message, number);
