import type { Page } from '@playwright/test';
import { openInteractive } from '../support/interactive';
import { expect, ports, test } from '../support/storefront-test';

const backend = `http://localhost:${ports.backend}`;

/** A page's requests to the backend, preflights included, as `GET /products` with a Content-Type. */
async function sentToBackend(page: Page): Promise<{ call: string; contentType: string | undefined }[]> {
  const sent: { call: string; contentType: string | undefined }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request: { method, url, headers } }) => {
    if (!url.startsWith(`${backend}/api/`) && !url.startsWith(`${backend}/suburbs`)) return;
    const contentType = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    sent.push({ call: `${method} ${url.slice(backend.length)}`, contentType });
  });
  await session.send('Network.enable');
  return sent;
}

test('a call declares JSON, and a repeated call needs no second preflight', async ({ page }) => {
  const sent = await sentToBackend(page);
  await openInteractive(page, '/shop');
  expect(sent).toEqual([]);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  for (const order of ['price', 'newest', 'price']) {
    await sort.selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sort=${order}$`));
  }
  const listings = sent.filter(({ call }) => call.includes('/product?'));
  const asked = listings.filter(({ call }) => call.startsWith('GET'));
  expect(asked.map(({ contentType }) => contentType)).toEqual(Array(3).fill('application/json'));
  // Two addresses need two preflights.
  expect(listings.filter(({ call }) => call.startsWith('OPTIONS'))).toHaveLength(2);
});
