import { useEffect } from 'react';
import type { CardProduct } from '../card/card-product';
import { type ListingQuery, listingAddress } from './listing-query';

type Products = readonly CardProduct[];

/** Pages of listings that this document has shown, by the address of their first page and by number. */
const shown = new Map<string, Map<number, Products>>();

/** Most listings that are remembered; the oldest goes first. */
const capacity = 10;

/** The products of a listing from one of its pages on. */
export interface PagesSoFar {
  readonly firstPage: number;
  readonly products: Products;
}

/**
 * The page that was loaded, after those that 'Load more' was pressed on: the address names the last, and Back finds them
 * all. A new document starts with the page its address names.
 */
export function usePagesSoFar(query: ListingQuery, products: Products): PagesSoFar {
  const address = listingAddress(query);
  const { page } = query;
  useEffect(() => {
    const pages = shown.get(address) ?? new Map<number, Products>();
    shown.delete(address);
    shown.set(address, pages.set(page, products));
    const [oldest] = shown.keys();
    if (shown.size > capacity && oldest !== undefined) shown.delete(oldest);
  }, [address, page, products]);

  let firstPage = page;
  let all = products;
  for (
    let before = shown.get(address)?.get(page - 1);
    before;
    before = shown.get(address)?.get(firstPage - 1)
  ) {
    firstPage -= 1;
    all = [...before, ...all];
  }
  return { firstPage, products: all };
}
