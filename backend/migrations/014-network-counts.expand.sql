-- Limits for each network that hold over all backends (docs/decisions/064).
create table network_count (
  -- What is counted, and a keyed hash of the network: backend/request/shared-rate-limit.ts.
  key text primary key,
  -- Oldest first.
  counted_at timestamptz[] not null,
  -- When none of them counts any more.
  forget_at timestamptz not null
);
-- Each count deletes what may be forgotten.
create index network_count_forget_at on network_count (forget_at);
