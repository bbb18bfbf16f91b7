import { useEffect } from 'react';
import type { CardProduct } from '../../parts/card/card-product';
import { type ListingQuery, listingAddress } from './listing-query';

type Products = readonly CardProduct[];

/** Pages shown in this document, by listing and page number. */
const shown = new Map<string, Map<number, Products>>();

const maxListings = 10;

/** The products of a listing from one of its pages on. */
export interface PagesSoFar {
  readonly firstPage: number;
  readonly products: Products;
}

/**
 * The products of the loaded page, and of the pages before it that this document has shown, as after 'Load more' or Back.
 * @param products of the loaded page; null when it could not be loaded
 */
export function usePagesSoFar(query: ListingQuery, products: Products | null): PagesSoFar {
  // Independent of the view.
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
