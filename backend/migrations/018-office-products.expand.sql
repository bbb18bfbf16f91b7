-- What people of the office did with products and with files of them; `product` is null for a file's line.
create table office_product_change (
  number integer primary key generated always as identity,
  at timestamptz not null,
  person text not null,
  -- The line stays when the product goes.
  product text,
  what text not null,
  -- What an import of this file has said.
  report text
);
create index office_product_change_of_product on office_product_change (product, number);
