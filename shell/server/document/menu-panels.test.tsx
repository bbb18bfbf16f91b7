import { menuPanels } from './menu-panels';

const scissors = { id: 's1', name: 'Scissors', slug: 'scissors' };
const tools = { id: 't1', name: 'Tools', slug: 'tools', subcategories: [scissors] };
const known = { mains: [tools], others: [] };
const none = { mains: [], others: [] };

function panel(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

test('the categories are six columns of seven, and a main category knows its id', () => {
  const categories = panel(menuPanels(known).categories);
  expect(categories.querySelectorAll('.mega-menu > li')).toHaveLength(6);
  expect(categories.querySelectorAll('.mega-menu ul a')).toHaveLength(42);
  expect(categories.querySelector('[data-main-id="t1"]')?.textContent).toBe('Tools');
  const hrefs = [...categories.querySelectorAll('.mega-menu ul a')].map((link) => link.getAttribute('href'));
  expect(hrefs.slice(20, 23)).toEqual(['/shop', '/shop?subId=s1', '/shop?mainId=t1']);
});

test('without the backend’s categories the links are there all the same', () => {
  expect(panel(menuPanels(none).categories).querySelectorAll('a')).toHaveLength(48);
});

test('there are five columns of pages, and seven home layouts', () => {
  const { pages, homes } = menuPanels(none);
  expect(panel(pages).querySelectorAll('.mega-menu > li')).toHaveLength(5);
  expect(panel(homes).querySelectorAll('a')).toHaveLength(7);
});

test('a sub-category of the menu is not kept as a main category', () => {
  const categories = panel(menuPanels(known).categories);
  expect(categories.querySelectorAll('[data-main-id]')).toHaveLength(1);
});

test('they are written once for the categories that are known', () => {
  expect(menuPanels(known)).toBe(menuPanels(known));
});
