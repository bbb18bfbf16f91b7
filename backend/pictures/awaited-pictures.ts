import type { Queries } from '../database/database';

/** A picture of a product that the shop does not have. */
export interface ListedPicture {
  readonly sku: string;
  /** Its address, or the name of its file. */
  readonly source: string;
  readonly tries: number;
  /** Why the last try failed, in a sentence; null before the first. */
  readonly error: string | null;
  /** Whether it is not tried again by itself. */
  readonly isFailed: boolean;
}

/** Pictures that are waiting, or failed; those first, then by their SKU. */
export function listAwaitedPictures(database: Queries): Promise<ListedPicture[]> {
  return database.query<ListedPicture>(
    `select sku, source, tries, error, next_try_at = 'infinity' as "isFailed"
       from awaited_picture join product on product.id = awaited_picture.product
      order by "isFailed" desc, sku, position`,
  );
}

/** Lets all that failed with an address be tried anew, at once. Returns how many; files come with an import. */
export async function retryPictures(database: Queries): Promise<number> {
  const due = await database.query(
    `update awaited_picture set tries = 0, next_try_at = now()
      where error is not null and source ~* '^https?://' returning product`,
  );
  return due.length;
}
