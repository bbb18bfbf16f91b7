import type { Menus } from '@storefront/shared/api/menus-schema';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { areSpecified, mainCategoryItem, ownCategoryItem } from './category-menu';
import type { MenuItem } from './main-menu';
import specified from './specified-menus.json';

/**
 * The main menu with the 'Pages' mega-menu (P8), where an entry that goes by a main category's name links to it. The phone shows all of it,
 * the wide header the columns under 'Pages'.
 */
export function pagesMenu(
  categories: readonly SiteCategory[],
  { main = specified.main, pages = specifiedPages(categories) }: Menus = {},
): readonly MenuItem[] {
  const megaContent = pages.map(({ heading, items }) => ({
    heading,
    items: items.map((item) => (item.url === '/shop' ? mainCategoryItem(item.text, categories) : item)),
  }));
  return [...main, { text: 'Pages', url: '/shop', megaContent }];
}

/** The specified columns, the first with the catalogue's main categories where the specified ones do not stand (P10). */
function specifiedPages(mains: readonly SiteCategory[]): NonNullable<Menus['pages']> {
  return specified.pages.map((column, place) =>
    place === 0 && !areSpecified(mains) ? { ...column, items: mains.map(ownCategoryItem) } : column,
  );
}

/** The phone's menu. Its first entry lists the backend's categories, or links to the shop without them (P10, P13). */
export function phoneMenu(categories: readonly SiteCategory[], menus: Menus = {}): readonly MenuItem[] {
  const { homes = specified.homes } = menus;
  return [...pagesMenu(categories, menus), { text: 'Home layouts', url: '/', subMenu: homes }]
    .filter(({ megaContent, subMenu }: MenuItem) => (megaContent ?? subMenu)?.length !== 0)
    .map((item, place) =>
      place === 0 && categories.length > 0
        ? { ...item, active: true, subMenu: [allProducts, ...categories.map(ownCategoryItem)] }
        : item,
    );
}

const allProducts: MenuItem = { id: 'all-products', text: 'All products', url: '/shop' };
