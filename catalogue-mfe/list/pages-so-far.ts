import { useEffect } from 'react';
import type { CardProduct } from '../card/card-product';
import { type ListingQuery, listingAddress } from './listing-query';

type Products = readonly CardProduct[];

/** Pages of listings that this document has shown, by what they list and by number. */
const shown = new Map<string, Map<number, Products>>();

/** Most listings that are remembered; the oldest goes first. */
const maxListings = 10;

/** The products of a listing from one of its pages on. */
export interface PagesSoFar {
  readonly firstPage: number;
  /** Each product once. */
  readonly products: Products;
}

/**
 * The page that was loaded, after those that 'Load more' was pressed on: the address names the last, and Back finds them
 * all. A new document starts with the page its address names.
 *
 * @param products of the page; null when it could not be loaded
 */
export function usePagesSoFar(query: ListingQuery, products: Products | null): PagesSoFar {
  // Whichever way they are shown, the products are the same.
  const listed = listingAddress({ ...query, isGridView: true, isFilter: false });
  const { page } = query;
  useEffect(() => {
    if (products) remember(listed, page, products);
  }, [listed, page, products]);

  const pages = shown.get(listed);
  const found = [products ?? []];
  let firstPage = page;
  for (let before = pages?.get(page - 1); before; before = pages?.get(firstPage - 1)) {
    firstPage -= 1;
    found.unshift(before);
  }
  const byId = new Map(found.flat().map((product) => [product.id, product]));
  return { firstPage, products: [...byId.values()] };
}

function remember(listed: string, page: number, products: Products): void {
  const pages = shown.get(listed) ?? new Map<number, Products>();
  shown.delete(listed);
  shown.set(listed, pages.set(page, products));
  const [oldest] = shown.keys();
  if (shown.size > maxListings && oldest !== undefined) shown.delete(oldest);
}
