import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath } from '@storefront/shared/product/paths';
import type { MenuItem } from './menu-item';
import { homeMenu, pagesMenu } from './pages-menu';

/** The phone's menu, whose first entry lists the backend's categories; without them it leads to the shop (P10, P13). */
export function phoneMenu(categories: readonly SiteCategory[]): readonly MenuItem[] {
  return [...pagesMenu(categories), homeMenu].map((item, place) =>
    place === 0 && categories.length > 0
      ? { ...item, active: true, subMenu: [allProducts, ...categories.map(categoryEntry)] }
      : item,
  );
}

const allProducts: MenuItem = { id: 'all-products', text: 'All products', url: '/shop' };

function categoryEntry({ id, name }: SiteCategory): MenuItem {
  return { id: `category-${id}`, text: name, url: mainCategoryPath(id), maincategory: true, mainId: id };
}
