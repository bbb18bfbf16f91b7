import { currentPanels } from './current-panels';
import { footPanel } from './foot-panel';
import { menuPanels } from './menu-panels';

const tools = { id: 't1', name: 'Tools', slug: 'tools', subcategories: [] };
const panels = { ...menuPanels({ mains: [tools], others: [] }), foot: footPanel([]) };

function currentAt(address: string) {
  document.body.innerHTML = Object.values(currentPanels(panels, address)).join('');
  return [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));
}

test('links to the page are marked in every menu', () => {
  expect(currentAt('/about-us')).toEqual(['/about-us', '/about-us']);
  expect(currentAt('/homes/home-2')).toEqual(['/homes/home-2', '/homes/home-2']);
});

test('a category is marked without the shop, and the shop without its categories', () => {
  expect(new Set(currentAt('/shop?mainId=t1'))).toEqual(new Set(['/shop?mainId=t1']));
  expect(currentAt('/shop')).not.toContain('/shop?mainId=t1');
});

test.each(['/nowhere', '/shop?keyword=$&', '/shop?keyword="'])('at %s nothing is', (address) => {
  expect(currentAt(address)).toEqual([]);
});
