import type { SiteCategory } from '@storefront/shared/contracts/site';
import { mainCategoryPath } from '@storefront/shared/product/paths';
import { categoryColumns, mainCategoryItem } from './category-menu';
import { type HomePreview, type MegaGroup, type MenuItem, mainMenu, type OwnMenus } from './main-menu';

/** Previews of the seven home layouts (P8); all link to the home page (P4). */
export const homePreviews: readonly HomePreview[] = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
  id: `home-${n}`,
  text: `Home ${n}`,
  image: `/static/img/home-${n}.svg`,
  url: n === 1 ? '/' : `/homes/home-${n}`,
}));

/** The menu of home layouts (P8). */
export function homeMenu({ homes = homePreviews }: OwnMenus = {}): MenuItem {
  const subMenu = homes.map(({ id, text, url }) => ({ id, text, url }));
  return { id: 'homes', text: 'Home layouts', url: '/', subMenu };
}

/** The main menu with the 'Pages' mega-menu (P8). The phone shows all of it, the wide header the columns under 'Pages'. */
export function pagesMenu(categories: readonly SiteCategory[], menus: OwnMenus = {}): readonly MenuItem[] {
  const { main = mainMenu, pages: megaContent = pageColumns(categories, menus) } = menus;
  return [...main, { id: 'pages', text: 'Pages', url: '/shop', megaContent }];
}

function pageColumns(
  categories: readonly SiteCategory[],
  { categories: columns = categoryColumns, homes = homePreviews }: OwnMenus,
): readonly MegaGroup[] {
  return [
    {
      heading: 'Category',
      items: columns.map(({ heading }) => mainCategoryItem(heading, categories)),
    },
    {
      heading: 'Pages',
      items: [
        { text: 'About Us', url: '/about-us' },
        { text: 'Core Team', url: '/core-team' },
        { text: 'Contact Us', url: '/contact-us' },
        { text: 'My Account', url: '/my-account' },
        { text: 'Forgotten password', url: '/forget-password' },
        { text: 'Coming soon', url: '/comming-soon' },
        { text: 'Page not found', url: '/404' },
      ],
    },
    {
      heading: 'Product',
      items: [
        { text: 'Grid with detail', url: '/shop/with-grid-detail' },
        { text: 'Separate grid', url: '/shop/with-grid-seperate' },
        { text: 'List', url: '/shop/list' },
        { text: 'Promotions', url: '/shop/promotions' },
        { text: 'Shopping cart', url: '/shop/shopping-cart' },
        { text: 'Wishlist', url: '/shop/wishlist' },
        { text: 'Compare', url: '/shop/compare' },
        { text: 'Order Tracking', url: '/shop/order-tracking' },
      ],
    },
    {
      heading: 'Blog',
      items: [
        { text: 'Blog', url: '/blog' },
        { text: 'Blog grid', url: '/blog/blog-grid' },
      ],
    },
    { heading: 'Home', items: homes.map(({ text, url }) => ({ text, url })) },
  ].filter(({ items }) => items.length > 0);
}

/** The phone's menu. Its first entry lists the backend's categories, or links to the shop without them (P10, P13). */
export function phoneMenu(categories: readonly SiteCategory[], menus: OwnMenus = {}): readonly MenuItem[] {
  const isShown = ({ megaContent, subMenu }: MenuItem) => (megaContent ?? subMenu)?.length !== 0;
  return [...pagesMenu(categories, menus), homeMenu(menus)]
    .filter(isShown)
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
