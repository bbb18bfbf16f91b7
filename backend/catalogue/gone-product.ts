import type { Queries } from '../database/database';

/** A product that was removed. */
export interface GoneProduct {
  readonly name: string;
  /** Id of the product that replaces it, over any number of replacements; null for none. */
  readonly replacedBy: string | null;
}

/** A removed product; null for an id that never was one. */
export async function readGoneProduct({ query }: Queries, id: string): Promise<GoneProduct | null> {
  const [gone] = await query<GoneProduct>(
    `with recursive way as (
       select id, name, replaced_by from gone_product where id = $1
       union
       select gone.id, gone.name, gone.replaced_by from way join gone_product as gone on gone.id = way.replaced_by
     )
     select (select name from gone_product where id = $1) as name,
            (select product.id from way join product on product.id = way.replaced_by limit 1) as "replacedBy" from way limit 1`,
    [id],
  );
  return gone ?? null;
}
