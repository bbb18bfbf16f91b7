create table message (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('general', 'subscribe', 'quote')),
  -- json keeps the text as sent; jsonb would refuse some of it.
  payload json not null,
  -- Lower-case e-mail address of a newsletter subscriber; unique.
  subscriber text unique,
  received_at timestamptz not null default now()
);
