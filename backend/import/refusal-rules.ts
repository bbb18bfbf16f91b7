import type { Queries } from '../database/database';

/** `matched` says which product each row is about, and which other one it replaces. */
const matching = `
  create temp table matched on commit drop as
  with known as (
    select upper(sku) as key, min(id) as id, count(*)::integer as products from product where sku <> '' group by 1
  )
  select incoming.number, incoming.key, incoming.former, own.products as owns, old.products as olds,
         coalesce(own.id, old.id) as product,
         case when own.id is not null then old.id end as replaced
    from incoming
    left join known as own on own.key = incoming.key
    left join known as old on old.key = incoming.former and incoming.former <> incoming.key;
  create index on matched (number);
  create index on matched (key);
  analyze matched`;

/** A SKU without what a spreadsheet loses of it: signs, and the zeros before it. */
const plainSku = (sku: string) => `ltrim(regexp_replace(upper(${sku}), '[^A-Z0-9]', '', 'g'), '0')`;

const replacedTwice = 'The SKU that this one replaces';

/** Refuses all rows of one SKU, also beside those that the reader has refused. */
const sameSku = `
  insert into refused (row, place, value, reason, cells)
  select row, 'SKU', key, format('Row %s has the same SKU as row %s: keep one of them.', other, row), cells
    from (select key, row, cells, count(*) over same as rows,
                 case when row = min(row) over same then max(row) over same else min(row) over same end as other
            from (select key, row, cells from incoming
                  union all select upper(sku), row, cells from refused where sku is not null) as told
          window same as (partition by key)) as counted
   where rows > 1`;

/** Each selects `number`, `place`, `value` and `reason` of rows that contradict another row or the catalogue. */
const rules = [
  `select number, 'SKU', key, format('%s products of the shop have this SKU: it could mean any of them.', owns)
     from matched where owns > 1`,
  `select number, 'replaces', former, format('%s products of the shop have this SKU: it could mean any of them.', olds)
     from matched where olds > 1`,
  `select number, 'replaces', former, 'A product cannot replace itself: leave this empty.'
     from matched where former = key`,
  `select matched.number, 'replaces', matched.former,
          format('${replacedTwice} has a row of its own, row %s: delete one of the two.', other.row)
     from matched join incoming as other on other.key = matched.former where matched.former <> matched.key`,
  `select number, 'replaces', former, '${replacedTwice} is replaced in another row too.'
     from (select *, count(*) over (partition by former) as rows from matched where former is not null) as counted
    where rows > 1`,
  `select number, 'SKU', matched.key,
          'A new product needs ' || concat_ws(' and ', case when coalesce(given ->> 'name', '') = '' then 'a name' end,
            case when shelf is null then 'a category' end) || coalesce(': or is it ''' || like_it.sku || ''', which the shop has?', '.')
     from matched join incoming using (number)
     left join (select ${plainSku('sku')} as plain, min(sku) as sku from product group by 1) as like_it
            on like_it.plain = ${plainSku('matched.key')} and like_it.plain <> ''
    where product is null and (shelf is null or coalesce(given ->> 'name', '') = '')`,
  `select number, 'price', given ->> 'price', 'A price is below 100,000,000.'
     from matched join incoming using (number) where (given ->> 'price')::numeric >= 1e8`,
  `select number, 'sale price', sale,
          format('The sale price %s is not below the price %s.', sale, coalesce(price, '(none)')) ||
          case when given ?& array['price', 'sale_price'] then ' Are they the wrong way round?'
               when given ? 'sale_price' then '' else ' The shop has the sale price: a column ''Sale price'' changes it.' end
     from (select number, given,
                  case when given ? 'price' then given ->> 'price'
                       else (case when on_sale and price <> sale_price then greatest(price, sale_price) else price end)::text
                  end as price,
                  case when given ? 'sale_price' then given ->> 'sale_price'
                       else (case when on_sale and price <> sale_price then least(price, sale_price) end)::text
                  end as sale
             from matched join incoming using (number) left join product on product.id = matched.product
            where given ?| array['price', 'sale_price']) as priced
    where sale is not null and (price is null or sale::numeric >= price::numeric)`,
];

const dropUnstaged =
  'delete from matched where not exists (select from incoming where incoming.number = matched.number)';

/** Finds the product of each row, and refuses the rows that contradict another row or the catalogue. */
export async function matchProducts({ query, script }: Queries): Promise<void> {
  await script(matching);
  // What says nothing about no product is a title.
  await script(
    `delete from incoming using matched
      where matched.number = incoming.number and product is null and matched.former is null and given - 'sku' = '{}';
     ${dropUnstaged}`,
  );
  await script(sameSku);
  await query(
    `insert into refused (row, place, value, reason, cells)
     select row, place, left(value, 100), reason, cells
       from (${rules.join('\nunion all\n')}) as found (number, place, value, reason) join incoming using (number)`,
  );
}

/** Takes the refused rows out of the rest. */
export async function dropRefused({ script }: Queries): Promise<void> {
  await script(`delete from incoming where row in (select row from refused); ${dropUnstaged}`);
}
