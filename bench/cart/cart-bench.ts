import type { Measuring } from '../compare-pages';
import { audit } from '../lighthouse';
import { auditTable } from '../page-tables';
import { section } from '../section';
import { median } from '../statistics';
import { table } from '../table';
import { drawerBytes } from './drawer-bytes';
import { openFullCart } from './full-cart';
import { hostileLists } from './hostile-lists';
import type { Cookies } from './with-cookies';

const fullCart = 140;
const shortList = 6;

/** Milliseconds: opening a full cart, and the time between two frames that the eye takes for one movement. */
const goals = { open: 200, frame: 50 };

const pages = ['/shop/shopping-cart', '/shop/wishlist', '/shop/compare'];

/** Measures the cart's drawer with a full cart, and the pages of all lists with a few products; prints it with the goals. */
export async function cartBench(
  { shop, backend }: { readonly shop: string; readonly backend: string },
  { browser, chromium, runs }: Measuring,
  log: (line: string) => void,
): Promise<void> {
  log('opening a full cart');
  const ids = await productIds(backend, fullCart);
  const bytes = await drawerBytes(browser, shop);
  const { first, again, frames } = await openFullCart(browser, shop, {
    cart: ids.map((id) => `${id}*2`).join('!'),
  });
  const slowest = Math.max(...frames);
  const row = (what: string, measured: string, met?: boolean) => [
    what,
    measured,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ];
  section(
    `The drawer with ${ids.length} lines`,
    table(
      ['', 'measured', ''],
      [
        row('opens for the first time', `${first.toFixed(0)} ms`, first < goals.open),
        row(
          'opens again, median and worst',
          `${median(again).toFixed(0)}, ${Math.max(...again).toFixed(0)} ms`,
          Math.max(...again) < goals.open,
        ),
        row(
          'frames while it scrolls, median and worst',
          `${median(frames).toFixed(0)}, ${slowest.toFixed(0)} ms`,
          slowest <= goals.frame,
        ),
        row('its code before it is near being used', `${bytes.atRest} bytes`, bytes.atRest === 0),
        row('its code when the pointer is on ‘Add to cart’', `${bytes.onIntent} bytes`),
      ],
    ),
  );

  log('posting hostile lists');
  await hostileLists(shop);

  log('auditing the pages of the lists');
  const few = ids.slice(0, shortList);
  const cookies: Cookies = {
    cart: few.map((id) => `${id}*2`).join('!'),
    wishlist: few.join('!'),
    compare: few.join('!'),
  };
  const audits: [string, Awaited<ReturnType<typeof audit>>][] = [];
  for (const path of pages) audits.push([path, await audit(shop + path, { chromium, runs, cookies })]);
  section(`Lighthouse, mobile defaults, ${few.length} products, median of ${runs}`, auditTable(audits));
}

async function productIds(backend: string, count: number): Promise<string[]> {
  const answer = await fetch(`${backend}/api/v1/product?limit=${count}&page=1`);
  const { data } = (await answer.json()) as { data: { productId: string }[] };
  return data.map(({ productId }) => productId);
}
