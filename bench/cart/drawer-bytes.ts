import type { Browser, Request } from 'playwright-core';
import { withCookies } from './with-cookies';

/** Bytes of the drawer's own files as they were sent, in the order of a visit. */
export interface DrawerBytes {
  /** Until a listing is at rest. */
  readonly atRest: number;
  /** Once the pointer rests on 'Add to cart'. */
  readonly onIntent: number;
}

/** What the drawer's files are called in any release. */
const drawerFile = /expose_drawer\.(js|css)$/;

/** Looks at what of the drawer a visitor is sent, and when. */
export function drawerBytes(browser: Browser, address: string): Promise<DrawerBytes> {
  return withCookies(browser, address, {}, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (drawerFile.test(request.url())) requests.push(request);
    });
    await page.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    const atRest = await bytesOf(requests);
    const loaded = page.waitForResponse((response) => drawerFile.test(response.url()));
    await page.getByRole('button', { name: 'Add to cart' }).first().hover();
    await loaded;
    await page.waitForLoadState('networkidle');
    return { atRest, onIntent: await bytesOf(requests) };
  });
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
