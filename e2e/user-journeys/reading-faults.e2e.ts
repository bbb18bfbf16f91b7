import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { expect } from '../support/storefront-test';
import { accessibleTree } from './accessible-tree';
import { followAnnouncements } from './announcements';
import { test } from './assisted-test';
import { readingFaults } from './reading-faults';

const sound = `
  <nav aria-label="Main"><a href="https://shop.test/shop">Shop</a></nav>
  <main>
    <h1>Gloves</h1><h2>Sizes</h2>
    <ul><li><a href="https://shop.test/a">Small</a><li><a href="https://shop.test/b">Large</a><li><a href="https://shop.test/b">Large</a></ul>
    <table><caption>Lines</caption><tr><th>Product<th>Total<tr><th scope="row">Gauze<td>$12.00</table>
    <input type="hidden" name="id">
  </main>
  <section aria-labelledby="far" style="content-visibility: auto; margin-top: 5000px"><h2 id="far">On sale</h2></section>`;

async function faultsOf(page: Page, html: string): Promise<string[]> {
  await page.setContent(html);
  return readingFaults(await accessibleTree(page));
}

test('accepts a page that can be read out, and reports the faults of another', async ({ page }) => {
  expect(await faultsOf(page, sound)).toEqual([]);
  for (const [html, fault] of [
    ['<button></button>', 'a button has no name'],
    ['<input>', 'a textbox has no name'],
    ['<a href="https://shop.test/"><img src="" alt=""></a>', 'a link has no name'],
    ['<h1>Shop</h1>', 'there are 2 headings of level 1'],
    ['<h4>Small</h4>', 'the heading "Small" of level 4 comes after level 2'],
    ['<nav aria-label="Main">Pages</nav>', 'there are two of navigation "Main"'],
    [
      '<ul><li><a href="https://shop.test/a">Quote</a><li><a href="https://shop.test/b">Quote</a></ul>',
      'links of a list lead to different places as "Quote"',
    ],
    [
      '<table><caption>More</caption><tr><th>Product<td>Total<tr><th scope="row">Gauze<td>$1.00</table>',
      'a column of the table "More" has no header',
    ],
    [
      '<table><caption>More</caption><tr><th>Product<th>Total<tr><td>Gauze<td>$1.00</table>',
      'a row of the table "More" has no header',
    ],
  ] as const) {
    expect(await faultsOf(page, sound + html)).toEqual([fault]);
  }
});

test('reports content outside of all landmarks, although WCAG has no rule for it', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Shop</title><main><h1>Shop</h1></main><p>Guest</p>');
  expect(await violationsOf(page)).toEqual(['region: <p>Guest</p>']);
});

test('announcements are recorded once and in order, and only if a screen reader would say them', async ({
  page,
}) => {
  const hears = await followAnnouncements(page);
  await page.route('**/heard', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<p role="status" id="status"></p><p aria-live="polite" id="polite">Before</p>
        <p role="status" id="hidden" style="display: none"></p><dialog><p role="status" id="inside"></p></dialog>`,
    }),
  );
  await page.goto('/heard');
  await page.evaluate(() => {
    const say = (id: string, text: string) => document.getElementById(id)?.replaceChildren(text);
    say('polite', 'Wound Care');
    say('status', '15 products');
    say('hidden', 'Nobody sees this');
    document.body.insertAdjacentHTML('beforeend', '<p role="status">New</p><p role="alert">Refused</p>');
  });
  await hears(['Wound Care', '15 products', 'Alert: Refused']);
  await page.evaluate(() => {
    document.querySelector('dialog')?.showModal();
    document.getElementById('status')?.replaceChildren('Nobody hears this');
    document.getElementById('inside')?.replaceChildren('Added');
  });
  await hears(['Added']);
});
