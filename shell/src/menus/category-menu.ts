import type { MainCategory, ProductCategory } from '@storefront/shared/api/category-calls';
import type { Menus } from '@storefront/shared/api/menus-schema';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { matchesCategory, normalisedName } from '@storefront/shared/product/matches-category';
import { mainCategoryPath, subCategoryPath } from '@storefront/shared/product/paths';
import type { MenuItem } from './main-menu';
import specified from './specified-menus.json';

/** The categories' mega-menu: the columns of the settings, else the specified ones, else the catalogue's (P10), as links (P11). */
export function categoryMenu(known: MenuCategories, { categories }: Menus = {}): MenuItem {
  const columns = categories ?? (areSpecified(known.mains) ? specified.categories : null);
  return {
    id: 'categories',
    text: 'Categories',
    url: '/shop',
    megaItems: columns
      ? columns.map(({ heading: main, items }) => ({
          ...mainCategoryItem(main, known.mains),
          subMenu: items.map((item) => subCategoryItem(item, main, known)),
        }))
      : known.mains.map((main) => ({
          ...ownCategoryItem(main),
          subMenu: main.subcategories.map(({ id, name }) => ({ id, text: name, url: subCategoryPath(id) })),
        })),
  };
}

/** Whether the specified menu has all these main categories: it stands in for those that are not known. */
export function areSpecified(mains: readonly SiteCategory[]): boolean {
  return mains.every((main) => specified.categories.some(({ heading }) => matchesCategory(heading)(main)));
}

/** The entry of a main category by its own name. */
export function ownCategoryItem({ id, name }: SiteCategory): MenuItem {
  return { id: `category-${id}`, text: name, url: mainCategoryPath(id), maincategory: true, mainId: id };
}

/** The backend's categories, by which menu names are resolved. */
export interface MenuCategories {
  readonly mains: readonly MainCategory[];
  /** Sub-categories whose main category is unknown. */
  readonly others: readonly ProductCategory[];
}

/** The entry of a main category by its menu name; links to the shop when the backend lacks it. */
export function mainCategoryItem(text: string, mains: readonly SiteCategory[]): MenuItem {
  const known = mains.find(matchesCategory(text));
  const item = { id: normalisedName(text), text, maincategory: true };
  return known ? { ...item, url: mainCategoryPath(known.id), mainId: known.id } : { ...item, url: '/shop' };
}

/** The entry of a sub-category by its own and its main category's menu name; links to the nearest category of the backend. */
export function subCategoryItem(text: string, main: string, { mains, others }: MenuCategories): MenuItem {
  const own = mains.find(matchesCategory(main));
  const known = [own, ...mains]
    .flatMap((one) => one?.subcategories ?? [])
    .concat(others)
    .find(matchesCategory(text));
  const url = known ? subCategoryPath(known.id) : mainCategoryItem(main, mains).url;
  return { id: normalisedName(text), text, url };
}
