import type { MainCategory, ProductCategory } from '@storefront/shared/api/category-calls';
import type { Menus } from '@storefront/shared/api/menus-schema';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath, subCategoryPath } from '@storefront/shared/product/paths';
import type { MenuItem } from './main-menu';
import specified from './specified-menus.json';

/** The categories' mega-menu: six columns of seven entries (P10), or the shop's own, with links to the backend's categories (P11). */
export function categoryMenu(
  known: MenuCategories,
  { categories: columns = specified.categories }: Menus = {},
): MenuItem {
  return {
    id: 'categories',
    text: 'Categories',
    url: '/shop',
    megaItems: columns.map(({ heading: main, items }) => ({
      ...mainCategoryItem(main, known.mains),
      subMenu: items.map((item) => subCategoryItem(item, main, known)),
    })),
  };
}

/** The backend's categories, by which menu names are resolved. */
export interface MenuCategories {
  readonly mains: readonly MainCategory[];
  /** Sub-categories whose main category is unknown. */
  readonly others: readonly ProductCategory[];
}

/** The entry of a main category by its menu name; links to the shop when the backend lacks it. */
export function mainCategoryItem(text: string, mains: readonly SiteCategory[]): MenuItem {
  const known = mains.find(goesBy(text));
  const item = { id: simple(text), text, maincategory: true };
  return known ? { ...item, url: mainCategoryPath(known.id), mainId: known.id } : { ...item, url: '/shop' };
}

/** The entry of a sub-category by its own and its main category's menu name; links to the nearest category of the backend. */
export function subCategoryItem(text: string, main: string, { mains, others }: MenuCategories): MenuItem {
  const own = mains.find(goesBy(main));
  const known = [own, ...mains]
    .flatMap((one) => one?.subcategories ?? [])
    .concat(others)
    .find(goesBy(text));
  const url = known ? subCategoryPath(known.id) : mainCategoryItem(main, mains).url;
  return { id: simple(text), text, url };
}

/** Matches a category by normalised name or slug. */
function goesBy(text: string) {
  return ({ name, slug }: SiteCategory) => simple(name) === simple(text) || simple(slug) === simple(text);
}

const simple = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
