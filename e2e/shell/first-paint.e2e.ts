import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { address, expect, firstPort, test } from '../support/storefront-test';

const slowPort = firstPort + 52;

test('the header is painted whole, however slowly it arrives', async ({ page, context, request }) => {
  const document = await (await request.get(`${address}/about-us`)).text();
  const html = document.replace(/<script.*?<\/script>/gs, '');
  const half = html.indexOf('<div class="site-lists">');
  let release = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') return response.writeHead(204).end();
    response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, half));
    release = () => response.end(html.slice(half));
  });
  await once(server.listen(slowPort, 'localhost'), 'listening');

  await page.goto(`http://localhost:${slowPort}/`, { waitUntil: 'commit' });
  await expect(page.locator('.site-search')).toBeAttached();
  await frames(await context.newPage(), 30);
  expect(await paints(page)).toEqual([]);
  release();
  await expect.poll(() => paints(page)).toContain('first-contentful-paint');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Compare' })).toBeVisible();
  server.close();
});

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

/** Waits as long as another page takes for some frames. */
async function frames(other: Page, count: number) {
  await other.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(function next() {
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve();
        });
      }),
    count,
  );
}
