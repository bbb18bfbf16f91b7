import type { MenuCategories } from '../../src/menus/category-menu';
import { menuPanels } from './menu-panels';

const written = jest.fn();
jest.mock('react-dom/server', () => {
  const { renderToStaticMarkup } = jest.requireActual('react-dom/server');
  return { renderToStaticMarkup: (page: unknown) => written() ?? renderToStaticMarkup(page) };
});

const scissors = { id: 's1', name: 'Scissors', slug: 'scissors' };
const tools = { id: 't1', name: 'Tools', slug: 'tools', subcategories: [scissors] };
const known: MenuCategories = { mains: [tools], others: [] };
const none: MenuCategories = { mains: [], others: [] };

const panelsOf = (categories = none, address = '/') =>
  menuPanels(categories, { policies: ['privacy', 'returns'] }, address);

function panel(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

test('the categories are six columns of seven, and only main categories have their id', () => {
  const categories = panel(panelsOf(known).categories);
  expect(categories.querySelectorAll('.mega-menu > li')).toHaveLength(6);
  expect(categories.querySelectorAll('.mega-menu ul a')).toHaveLength(42);
  expect([...categories.querySelectorAll('[data-main-id]')].map(({ textContent }) => textContent)).toEqual([
    'Tools',
  ]);
  const hrefs = [...categories.querySelectorAll('.mega-menu ul a')].map((link) => link.getAttribute('href'));
  expect(hrefs.slice(20, 23)).toEqual(['/shop', '/shop?subId=s1', '/shop?mainId=t1']);
});

test("the links exist without the backend's categories", () => {
  expect(panel(panelsOf().categories).querySelectorAll('a')).toHaveLength(48);
});

test('there are five columns of pages, and seven home layouts', () => {
  const { pages, homes } = panelsOf();
  expect(panel(pages).querySelectorAll('.mega-menu > li')).toHaveLength(5);
  expect(panel(homes).querySelectorAll('a')).toHaveLength(7);
});

test('the foot has the menu of P8, further entries of the main menu and the policies, none twice', () => {
  const links = [...panel(panelsOf().foot).querySelectorAll('a')];
  expect(links.map(({ textContent, pathname }) => `${textContent} ${pathname}`)).toEqual([
    'Shop /shop',
    'Core Team /core-team',
    'About /about-us',
    'Order Tracking /shop/order-tracking',
    'Blog /blog',
    'Contact /contact-us',
    'Privacy policy /privacy',
    'Returns /returns',
  ]);
  expect(panel(menuPanels(none, {}, '/').foot).querySelectorAll('a')).toHaveLength(6);
});

test('renders the panels once for the same categories and policies', () => {
  panelsOf(known);
  written.mockClear();
  panelsOf(known, '/about-us');
  expect(written).not.toHaveBeenCalled();
});

test.each([
  ['/about-us', 2],
  ['/homes/home-2', 2],
  ['/shop?mainId=t1', 8],
  ['/shop', 46],
  ['/nowhere', 0],
  ['/shop?keyword=$&', 0],
  ['/shop?keyword="', 0],
])('at %s marks the links to the page in every menu, and no others', (address, count) => {
  const page = panel(Object.values(panelsOf(known, address)).join(''));
  const current = [...page.querySelectorAll('[aria-current="page"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(current).toEqual(Array(count).fill(address));
});
