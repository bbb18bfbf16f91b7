import { categoryMenu } from './category-menu';
import { pagesMenu, phoneMenu } from './pages-menu';
import specified from './specified-menus.json';

const tools = { id: 't1', name: 'Tools', slug: 'tools' };

test('the categories are six columns of seven', () => {
  const columns = categoryMenu({ mains: [], others: [] }).megaItems ?? [];
  expect(columns.map(({ text }) => text)).toEqual([
    'Wound Care',
    'Higiene',
    'Laboratory',
    'Tools',
    'Diagnosis',
    'Equipment',
  ]);
  expect(columns.map(({ subMenu }) => subMenu?.length)).toEqual(Array(6).fill(7));
});

test('the main menu and the pages are those of P8', () => {
  expect(specified.main.map(({ text }) => text)).toEqual(['Shop', 'About Us', 'Core Team', 'Contact Us']);
  expect(
    pagesMenu([])
      .at(-1)
      ?.megaContent?.map(({ heading }) => heading),
  ).toEqual(['Category', 'Pages', 'Product', 'Blog', 'Home']);
});

test('there are seven home layouts', () => {
  expect(phoneMenu([]).at(-1)?.subMenu).toHaveLength(7);
  expect(specified.homes.map(({ url }) => url)).toEqual([
    '/',
    ...[2, 3, 4, 5, 6, 7].map((n) => `/homes/home-${n}`),
  ]);
});

test('the pages menu links to the backend’s main categories', () => {
  const [{ items = [] } = {}] = pagesMenu([tools]).at(-1)?.megaContent ?? [];
  expect(items.map(({ url }) => url)).toEqual([
    ...Array(3).fill('/shop'),
    '/shop?mainId=t1',
    ...Array(2).fill('/shop'),
  ]);
});

test('the drawer’s first entry is filled from the server, and is a plain link without it', () => {
  const [filled, second] = phoneMenu([tools]);
  expect(filled).toMatchObject({
    text: 'Shop',
    active: true,
    subMenu: [
      { text: 'All products', url: '/shop' },
      { text: 'Tools', url: '/shop?mainId=t1', maincategory: true, mainId: 't1' },
    ],
  });
  expect(second?.subMenu).toBeUndefined();
  expect(phoneMenu([])[0]).toEqual(specified.main[0]);
});

test('a catalogue with a main category that the menu lacks has its own categories in the menus, in its order', () => {
  const gloves = { id: 's1', name: 'Gloves', slug: 'gloves' };
  const paste = { id: 'd1', name: 'Зубная паста', slug: 'dental', subcategories: [gloves] };
  const mains = [paste, { ...tools, subcategories: [] }];
  const own = [
    { text: 'Зубная паста', url: '/shop?mainId=d1', mainId: 'd1' },
    { text: 'Tools', url: '/shop?mainId=t1', mainId: 't1' },
  ];
  const { megaItems } = categoryMenu({ mains, others: [] });
  expect(megaItems).toMatchObject(own);
  expect(megaItems?.map(({ subMenu }) => subMenu)).toEqual([
    [{ id: 's1', text: 'Gloves', url: '/shop?subId=s1' }],
    [],
  ]);
  const columns = pagesMenu(mains).at(-1)?.megaContent ?? [];
  expect(columns[0]?.items).toMatchObject(own);
  expect(columns.map(({ items }) => items.length)).toEqual([2, 7, 8, 2, 7]);
  expect(categoryMenu({ mains, others: [] }, { categories: [] }).megaItems).toEqual([]);
});

test('menus of the shop’s own take the place of the specified ones, and an empty one is hidden', () => {
  const own = {
    main: [{ text: 'Catalogue', url: '/shop' }],
    categories: [{ heading: 'Tools', items: ['Scissors'] }],
    homes: [],
  };
  expect(phoneMenu([tools], own).map(({ text }) => text)).toEqual(['Catalogue', 'Pages']);
  expect(categoryMenu({ mains: [], others: [] }, own).megaItems).toHaveLength(1);
  expect(phoneMenu([], { ...own, pages: [] }).map(({ text }) => text)).toEqual(['Catalogue']);
});
