-- P90: products are imported from a file, each import can be reverted, and what went is remembered.
alter table product
  -- The description with its elements, as `RichText` of shared/contracts; null: it is plain text.
  add column rich_description jsonb;

-- Where a picture came from, a file name or an https address: the same file imported again changes nothing.
alter table product_picture add column source text;

-- Pictures that the backend has yet to fetch or to encode, in the same order as those of product_picture.
create table awaited_picture (
  product text not null references product on update cascade on delete cascade,
  position integer not null,
  source text not null,
  alternative_text text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- Why the last try failed, in a sentence; null before the first.
  error text,
  primary key (product, position)
);
create index awaited_picture_next_try on awaited_picture (next_try_at);

-- Addresses of products that were removed. A product that comes back has no row.
create table gone_product (
  id text primary key,
  sku text not null,
  name text not null,
  -- The product that its address leads to. It may be gone itself, and then lead on.
  replaced_by text,
  gone_at timestamptz not null default now()
);

create table catalogue_revision (
  number integer primary key generated always as identity,
  made_at timestamptz not null default now(),
  -- 'import of products.csv', 'revert of 3'.
  what text not null,
  -- How many products were new, changed and removed.
  counts jsonb not null
);

create table catalogue_change (
  revision integer not null references catalogue_revision on delete cascade,
  product text not null,
  -- Its fields before, of a changed product those that changed; null for a new one.
  before jsonb,
  -- Digest of what it became; null for a removed one.
  after_digest text,
  -- Where its address led before, while it was gone.
  led_to text,
  primary key (revision, product)
);
create index catalogue_change_by_product on catalogue_change (product);
