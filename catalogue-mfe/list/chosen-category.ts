import { chosenCategoryKey } from '@storefront/shared/contracts/chosen-category';
import { categoryId, type ListingQuery } from './listing-query';

/**
 * The id of the main category that a menu left for the shop (decision 18), when the address is of `/shop` without words and
 * categories; null otherwise, on the server, and where storage is forbidden.
 */
export function chosenCategoryFor(
  { pathname }: URL,
  { keyword, mainId, subId }: ListingQuery,
): string | null {
  if (typeof localStorage === 'undefined' || pathname !== '/shop' || keyword || mainId || subId) return null;
  try {
    return categoryId(localStorage.getItem(chosenCategoryKey) ?? '') || null;
  } catch {
    return null;
  }
}

/** Forgets the main category that a menu left. */
export function forgetChosenCategory(): void {
  try {
    localStorage.removeItem(chosenCategoryKey);
  } catch {
    // Nothing was kept where nothing may be.
  }
}
