-- Products are asked for by SKU, whose case does not count.
create index product_by_sku on product (upper(sku)) where active;
