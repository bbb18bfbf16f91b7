-- Products are looked up by SKU, case-insensitively.
create index product_by_sku on product (upper(sku)) where active;
