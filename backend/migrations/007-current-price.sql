-- P22 and P23, for filters and order; shared/product/price.ts has the same for display.
-- The current price of a product on sale is the lower of its two; the discount is relative to the higher.
alter table product
  drop column discount,
  add column discount integer not null generated always as (
    case when on_sale and price > 0
      then coalesce(round(abs(sale_price - price) / greatest(price, sale_price) * 100), 0) else 0 end
  ) stored,
  add column current_price numeric(10, 2) generated always as (
    case when on_sale and price is not null then least(price, coalesce(sale_price, price)) else price end
  ) stored;

drop index product_by_price, product_by_price_falling;
create index product_by_discount on product (discount) where active and discount > 0;
create index product_by_price on product (current_price, id) where active;
create index product_by_price_falling on product (current_price desc nulls last, id) where active;
