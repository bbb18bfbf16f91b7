/** @jest-environment jsdom */
import { menuPanels } from './menu-panels';

const tools = { id: 't1', name: 'Tools' };

function panel(html: string) {
  document.body.innerHTML = html;
  return document.body;
}

test('the categories are six columns of seven, and a main category knows its id', () => {
  const categories = panel(menuPanels([tools]).categories);
  expect(categories.querySelectorAll('.mega-menu > li')).toHaveLength(6);
  expect(categories.querySelectorAll('.mega-menu ul a')).toHaveLength(42);
  expect(categories.querySelector('[data-main-id="t1"]')?.textContent).toBe('Tools');
});

test('without the backend’s categories the links are there all the same', () => {
  expect(panel(menuPanels([]).categories).querySelectorAll('a')).toHaveLength(48);
});

test('there are five columns of pages, and seven home layouts', () => {
  const { pages, homes } = menuPanels([]);
  expect(panel(pages).querySelectorAll('.mega-menu > li')).toHaveLength(5);
  expect(panel(homes).querySelectorAll('a')).toHaveLength(7);
});

test('they are written once for a list of categories', () => {
  const categories = [tools];
  expect(menuPanels(categories)).toBe(menuPanels(categories));
});
