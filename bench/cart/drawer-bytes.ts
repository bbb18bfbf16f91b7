import type { Browser } from 'playwright-core';
import { type BytesOnIntent, bytesOnIntent } from '../bytes-on-intent';
import { withCookies } from './with-cookies';

/** Looks at what of the drawer a visitor of a listing is sent, and when. */
export function drawerBytes(browser: Browser, address: string): Promise<BytesOnIntent> {
  return withCookies(browser, address, {}, (page) =>
    bytesOnIntent(page, `${address}/shop`, {
      file: /expose_cart_drawer\.(js|css)$/,
      opener: (listing) => listing.getByRole('button', { name: 'Add to cart' }),
    }),
  );
}
