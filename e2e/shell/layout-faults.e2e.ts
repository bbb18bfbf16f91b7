import { expect, test } from '../support/storefront-test';
import { lastingLayoutFaultsOf, layoutFaultsOf } from './layout-faults';

const sound = `
  <style>* { font: 16px/1.6 sans-serif }</style>
  <header style="position: sticky; top: 0; background: white"><a href="/">Home</a></header>
  <h1>Gloves</h1>
  <p>Some words with <a href="/">a link</a> among them, and enough of them to take more than a single line of it.</p>
  <div style="display: flex; gap: 8px"><button>Add to cart</button><input value="12" size="4"></div>
  <div aria-label="Comparison" style="overflow-x: auto"><p style="width: 900px">Wide on purpose</p></div>
  <div style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers only</div>`;

const faults = [
  [
    'texts that overlap',
    '<p>Phone</p><p style="margin-top: -34px">Wishlist</p>',
    '‘Phone’ and ‘Wishlist’ overlap',
  ],
  [
    'a text over a control',
    '<button>Remove</button><p style="margin-top: -16px">$12.00</p>',
    '‘Remove <button>’ and ‘$12.00’ overlap',
  ],
  [
    'a cut text',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Sphygmomanometer</p>',
    '‘Sphygmomanometer’ is cut',
  ],
  ['lines that are cut', '<p style="height: 20px; overflow: hidden">Gauze<br>Swabs</p>', '‘Swabs’ is cut'],
  [
    'a control beyond the window',
    '<button style="position: fixed; left: 380px">Cart</button>',
    '‘Cart <button>’ is cut',
  ],
  [
    'a control below what is fixed',
    '<nav style="position: fixed; top: 590px"><a href="/">Menu</a></nav>',
    '‘Menu <a>’ is cut',
  ],
  ['a document that is too wide', '<p style="width: 500px">Wide</p>', 'the document scrolls sideways by 108'],
  [
    'a part that is too wide',
    '<div aria-label="Drawer" style="overflow-y: auto"><p style="width: 500px">Wide</p></div>',
    'Drawer <div> scrolls sideways by 116',
  ],
  [
    'a text that is wider than its box',
    '<span aria-label="Badge" style="display: block; width: 20px; background: teal">1234567</span>',
    '‘1234567’ sticks out of Badge <span>',
  ],
  [
    'a control too small to be pressed',
    '<button style="width: 10px; padding: 0">x</button>',
    /^‘x <button>’ is 10 × \d+, too small to be pressed$/,
  ],
  [
    'a choice that is cut',
    '<select style="width: 60px"><option>Price, high to low</select>',
    /^‘Price, high to low’ needs \d+ in a field of \d+$/,
  ],
] as const;

test('a sound page has no fault, and each fault is found', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(sound);
  expect(await lastingLayoutFaultsOf(page)).toEqual([]);
  for (const [what, html, fault] of faults) {
    await page.setContent(html);
    expect(await layoutFaultsOf(page), what).toContainEqual(
      fault instanceof RegExp ? expect.stringMatching(fault) : fault,
    );
  }
});
