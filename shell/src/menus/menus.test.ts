import { categoryMenu } from './category-menu';
import { drawerMenu } from './drawer-menu';
import { homeMenu, homePreviews } from './home-menu';
import { mainCategoryOf } from './main-category-of';
import { mainMenu } from './main-menu';
import { pagesMenu } from './pages-menu';

const tools = { id: 't1', name: 'Tools' };

test('the categories are six columns of seven that lead to the shop', () => {
  const columns = categoryMenu.megaItems ?? [];
  expect(columns.map(({ text }) => text)).toEqual([
    'Wound Care',
    'Higiene',
    'Laboratory',
    'Tools',
    'Diagnosis',
    'Equipment',
  ]);
  for (const { subMenu, url } of columns) {
    expect([url, ...(subMenu ?? []).map((item) => item.url)]).toEqual(Array(8).fill('/shop'));
  }
});

test('the main menu and the pages are those of the specification', () => {
  expect(mainMenu.map(({ text }) => text)).toEqual(['Shop', 'About Us', 'Core Team', 'Contact Us']);
  expect(pagesMenu.at(-1)?.megaContent?.map(({ heading }) => heading)).toEqual([
    'Category',
    'Pages',
    'Product',
    'Blog',
    'Home',
  ]);
});

test('there are seven home layouts', () => {
  expect(homeMenu.subMenu).toHaveLength(7);
  expect(homePreviews.map(({ url }) => url)).toEqual([
    '/',
    ...[2, 3, 4, 5, 6, 7].map((n) => `/homes/home-${n}`),
  ]);
});

test('a main category gets the id that the backend knows it by', () => {
  const item = { id: 'tools', text: 'Tools', url: '/shop' };
  expect(mainCategoryOf(item, [tools])).toEqual({ ...item, mainId: 't1' });
  expect(mainCategoryOf(item, [])).toEqual(item);
});

test('the drawer’s first entry is filled from the server, and is a plain link without it', () => {
  const [filled, second] = drawerMenu([tools]);
  expect(filled).toMatchObject({
    text: 'Shop',
    active: true,
    subMenu: [
      { text: 'All products', url: '/shop' },
      { text: 'Tools', url: '/shop', maincategory: true, mainId: 't1' },
    ],
  });
  expect(second?.subMenu).toBeUndefined();
  expect(drawerMenu([])[0]).toEqual(mainMenu[0]);
});
