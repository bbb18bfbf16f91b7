create table message (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('general', 'subscribe', 'quote')),
  -- json keeps what was sent, jsonb would refuse some of the text that JSON allows.
  payload json not null,
  -- Lower-case e-mail address of a newsletter subscriber: subscribing twice is one.
  subscriber text unique,
  received_at timestamptz not null default now()
);
