import type { Menus } from '@storefront/shared/api/menus-schema';
import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath } from '@storefront/shared/product/paths';
import { mainCategoryItem } from './category-menu';
import type { MenuItem } from './main-menu';
import specified from './specified-menus.json';

/**
 * The main menu with the 'Pages' mega-menu (P8), where an entry that goes by a main category's name links to it. The phone shows all of it,
 * the wide header the columns under 'Pages'.
 */
export function pagesMenu(
  categories: readonly SiteCategory[],
  { main = specified.main, pages = specified.pages }: Menus = {},
): readonly MenuItem[] {
  const megaContent = pages.map(({ heading, items }) => ({
    heading,
    items: items.map((item) => (item.url === '/shop' ? mainCategoryItem(item.text, categories) : item)),
  }));
  return [...main, { text: 'Pages', url: '/shop', megaContent }];
}

/** The phone's menu. Its first entry lists the backend's categories, or links to the shop without them (P10, P13). */
export function phoneMenu(categories: readonly SiteCategory[], menus: Menus = {}): readonly MenuItem[] {
  const { homes = specified.homes } = menus;
  return [...pagesMenu(categories, menus), { text: 'Home layouts', url: '/', subMenu: homes }]
    .filter(({ megaContent, subMenu }: MenuItem) => (megaContent ?? subMenu)?.length !== 0)
    .map((item, place) =>
      place === 0 && categories.length > 0
        ? { ...item, active: true, subMenu: [allProducts, ...categories.map(categoryEntry)] }
        : item,
    );
}

const allProducts: MenuItem = { id: 'all-products', text: 'All products', url: '/shop' };

function categoryEntry({ id, name }: SiteCategory): MenuItem {
  return { id: `category-${id}`, text: name, url: mainCategoryPath(id), maincategory: true, mainId: id };
}
