create table catalogue (
  -- One row. Counts every seeding, to invalidate caches; 0: never seeded.
  version integer not null,
  only_row boolean primary key default true check (only_row)
);
insert into catalogue (version) values (0);

create table main_category (
  id text primary key,
  position integer not null,
  name text not null,
  slug text not null unique
);

create table category (
  id text primary key,
  main_id text not null references main_category,
  position integer not null,
  name text not null,
  slug text not null unique
);

create table product (
  id text primary key,
  name text not null,
  sort_name text collate "C" not null generated always as (lower(name)) stored,
  brand text,
  main_id text not null references main_category,
  category_id text not null references category,
  price numeric(10, 2),
  sale_price numeric(10, 2),
  on_sale boolean not null,
  discount integer not null generated always as (
    case when on_sale and price > 0 then coalesce(round(abs((sale_price - price) / price * 100)), 0) else 0 end
  ) stored,
  featured boolean not null,
  top boolean not null,
  latest boolean not null,
  active boolean not null,
  sizes text[] not null,
  colours text[] not null,
  sku text not null,
  description text not null,
  -- '{kind}' and '{tint}' of its pictures; null: the product has none.
  picture_kind text,
  picture_tint integer,
  created_at timestamptz not null,
  search tsvector not null
);

-- Sort orders of a listing; the id makes pages stable among equals.
create index product_by_name on product (sort_name, id) where active;
create index product_by_price on product (price, id) where active;
create index product_by_price_falling on product (price desc nulls last, id) where active;
create index product_by_age on product (created_at, id) where active;
-- Filters that keep the usual order.
create index product_by_main on product (main_id, sort_name, id) where active;
create index product_by_category on product (category_id, sort_name, id) where active;
create index product_by_brand on product (brand, sort_name, id) where active;
create index product_by_discount on product (discount) where active and discount > 0;
create index product_by_size on product using gin (sizes) where active;
create index product_by_colour on product using gin (colours) where active;
create index product_by_word on product using gin (search) where active;

-- Every word of the products, and how many use it: the dictionary of spelling corrections.
create table vocabulary (
  word text primary key,
  frequency integer not null
);
