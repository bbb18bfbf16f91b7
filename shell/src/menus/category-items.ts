import type { MainCategory, ProductCategory } from '@storefront/shared/api/category-calls';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath, subCategoryPath } from '@storefront/shared/product/paths';
import type { MenuItem } from './menu-item';

/** The backend's categories, which the names of the menus are looked up in (docs/decisions/026). */
export interface MenuCategories {
  readonly mains: readonly MainCategory[];
  /** Sub-categories of unknown main categories. */
  readonly others: readonly ProductCategory[];
}

/** The entry of a main category by its name in the menu; it leads to the shop when the backend does not have it. */
export function mainCategoryItem(text: string, mains: readonly SiteCategory[]): MenuItem {
  const known = mains.find(goesBy(text));
  const item = { id: simple(text), text, maincategory: true };
  return known ? { ...item, url: mainCategoryPath(known.id), mainId: known.id } : { ...item, url: '/shop' };
}

/** The entry of a sub-category by its name and its main category's; it leads as near as the backend's categories allow. */
export function subCategoryItem(text: string, main: string, { mains, others }: MenuCategories): MenuItem {
  const own = mains.find(goesBy(main));
  const known = [own, ...mains]
    .flatMap((one) => one?.subcategories ?? [])
    .concat(others)
    .find(goesBy(text));
  const url = known ? subCategoryPath(known.id) : mainCategoryItem(main, mains).url;
  return { id: simple(text), text, url };
}

/** Matches a category by name or slug, ignoring spelling. */
function goesBy(text: string) {
  return ({ name, slug }: SiteCategory) => simple(name) === simple(text) || simple(slug) === simple(text);
}

const simple = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
