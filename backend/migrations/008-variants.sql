-- P66 and P67: descriptions of products, and variants.
alter table product
  -- Pieces in one pack; null where they cannot be counted.
  add column pack_size integer check (pack_size > 0),
  add column tags text[] not null default '{}',
  add column features text[] not null default '{}',
  -- Equal for products that differ only in size, colour or pack.
  add column family text;

create index product_by_family on product (family, sort_name, id) where active and family is not null;
