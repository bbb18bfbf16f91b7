import type { SiteCategory } from '@storefront/shared/contracts/site';
import type { MenuItem } from './menu-item';

/** A static main category with the id that the backend knows it by; as it is when the backend does not have it. */
export function mainCategoryOf(item: MenuItem, categories: readonly SiteCategory[]): MenuItem {
  const known = categories.find(({ name }) => name === item.text);
  return known ? { ...item, mainId: known.id } : item;
}
