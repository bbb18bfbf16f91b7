import type { BrowserContext, Page } from '@playwright/test';
import { cookieOf, sampleProducts } from '../support/cart-steps';
import { openInteractive, reloadInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';

// A recording of 2,000 presses would take longer than the presses.
test.use({ trace: 'off' });

interface Presses {
  readonly id: string;
  readonly times: number;
  readonly begins: boolean;
}

/** Presses a product's 'Add to cart', each time right after the other tab has pressed. Runs in the page. */
function pressInTurn({ id, times, begins }: Presses): Promise<void> {
  const form = [...document.querySelectorAll<HTMLFormElement>('form.add-to-cart')].find(
    (one) => new FormData(one).get('id') === id,
  );
  const turns = new BroadcastChannel('turns');
  let left = times;
  return new Promise((resolve) => {
    const press = () => {
      if (left === 0) return;
      left -= 1;
      form?.requestSubmit();
      turns.postMessage(null);
      if (left === 0) resolve();
    };
    turns.onmessage = press;
    if (begins) press();
  });
}

async function openTabs(context: BrowserContext, page: Page, paths: readonly string[]): Promise<Page[]> {
  const tabs = [page, ...(await Promise.all(paths.slice(1).map(() => context.newPage())))];
  for (const [nth, tab] of tabs.entries()) await openInteractive(tab, paths[nth] ?? '');
  return tabs;
}

test('two tabs that press in turn lose none of 2,000 presses (docs/decisions/074)', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(300_000);
  const products = await sampleProducts(request, 2);
  const tabs = await openTabs(
    context,
    page,
    // Each tab has a product's page: a listing would render all its cards two thousand times.
    products.map(({ id }) => `/product/${id}`),
  );
  // The second listens before the first begins.
  const pressed = [1, 0].map((nth) =>
    tabs[nth]?.evaluate(pressInTurn, { id: products[nth]?.id ?? '', times: 1_000, begins: nth === 0 }),
  );
  await Promise.all(pressed);
  expect((await cookieOf(context, 'cart')).split('!').sort()).toEqual(
    products.map(({ id }) => `${id}*1000`).sort(),
  );
});

test('a form of a page without scripts keeps an earlier addition in another tab', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = await sampleProducts(request, 2);
  const [tab, plain] = await openTabs(context, page, [`/product/${one?.id}`, `/product/${two?.id}`]);
  const form = (id = '') => `form.add-to-cart:has([name=id][value="${id}"])`;
  await tab
    ?.locator(form(one?.id))
    .first()
    .evaluate((element: HTMLFormElement) => element.requestSubmit());
  const isBack = plain?.waitForEvent('load');
  await plain
    ?.locator(form(two?.id))
    .first()
    .evaluate((element: HTMLFormElement) => element.submit());
  await isBack;
  if (tab) await reloadInteractive(tab);
  expect((await cookieOf(context, 'cart')).split('!').sort()).toEqual(
    [`${one?.id}*1`, `${two?.id}*1`].sort(),
  );
});
