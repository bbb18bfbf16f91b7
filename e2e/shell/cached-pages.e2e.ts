import { startBalancer } from '../support/balancer';
import { sampleProduct } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { address, expect, firstPort, ports, test } from '../support/storefront-test';

declare global {
  var painted: string[];
}

const cachePort = firstPort + 52;

for (const [whose, cookie] of [
  ['an anonymous visitor', ''],
  ['the same visitor before', 'cart=gauze*2; wishlist=a'],
] as const) {
  test(`a document from a cache that was made for ${whose} is painted with the present lists only`, async ({
    page,
    context,
    request,
  }) => {
    const { id } = await sampleProduct(request);
    await context.addCookies([
      { name: 'cart', value: `${id}*3`, url: address },
      { name: 'wishlist', value: `${id}!b`, url: address },
    ]);
    await page.addInitScript(() => {
      globalThis.painted = [];
      requestAnimationFrame(function look() {
        const links = [...(document.querySelector('header')?.querySelectorAll('a[aria-label]') ?? [])];
        const labels = links.map((link) => link.getAttribute('aria-label')).join();
        if (document.body && getComputedStyle(document.body).visibility === 'visible' && labels)
          painted.push(labels);
        requestAnimationFrame(look);
      });
    });
    const cache = await startBalancer(cachePort, (headers) => ({ ...headers, cookie }));
    cache.send(() => ports.shell);
    for (const path of ['/about-us', '/', '/shop']) {
      const answer = await openInteractive(page, `http://localhost:${cachePort}${path}`);
      expect(await answer?.text(), path).toContain(`Cart, ${cookie ? 2 : 0} items`);
      await expect.poll(() => page.evaluate(() => painted.length), path).toBeGreaterThan(0);
      const labels = new Set(await page.evaluate(() => painted));
      expect([...labels], path).toEqual([expect.stringContaining('Wishlist, 2 items')]);
      expect([...labels].join(), path).toContain('Cart, 3 items');
      expect(await page.evaluate(() => document.adoptedStyleSheets.length), path).toBe(0);
    }
    cache.close();
  });
}
