/** The pages every table has a row for. */
export const pageNames = ['home', 'listing', 'product'] as const;

/** Name of one of them. */
export type PageName = (typeof pageNames)[number];

/** Path of each page. */
export type ShopPages = Readonly<Record<PageName, string>>;

/**
 * Finds the pages to measure; the product is the first of the listing.
 *
 * @param address of the shop
 * @throws Error in one sentence when the listing shows no product
 */
export async function shopPages(address: string): Promise<ShopPages> {
  const listing = '/shop';
  const html = await (await fetch(address + listing)).text();
  const product = /href="(\/product\/[^"/?#]+)"/.exec(html)?.[1];
  if (!product) throw new Error('The listing shows no product, so there is nothing to measure.');
  return { home: '/', listing, product };
}
