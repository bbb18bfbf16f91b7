import type { BrowserContext, Page } from '@playwright/test';
import { openAlive, reloadAlive } from '../support/alive';
import { cookieOf, type SampleProduct, sampleProducts } from '../support/cart-steps';
import { expect, test } from '../support/storefront-test';

// Pictures of 10,000 presses would take longer than the presses.
test.use({ trace: 'off' });

/** Presses a product's 'Add to cart' many times, with pauses that fall differently each time. Runs in the page. */
async function pressOften({ id, times }: { readonly id: string; readonly times: number }): Promise<void> {
  const form = [...document.querySelectorAll<HTMLFormElement>('form.add-to-cart')].find(
    (one) => new FormData(one).get('id') === id,
  );
  for (let press = 0; press < times; press++) {
    form?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
  }
}

/** Posts a product's form as a page without scripts does, one post after the other. Runs in the page. */
async function postOften({ id, times }: { readonly id: string; readonly times: number }): Promise<void> {
  for (let post = 0; post < times; post++) {
    const body = new URLSearchParams({ list: 'cart', intent: 'add', id, return: '/shop' });
    await fetch('/cart', { method: 'POST', body, redirect: 'manual' });
  }
}

/** What the cart has of some products. */
async function quantities(context: BrowserContext, products: readonly SampleProduct[]): Promise<number[]> {
  const lines = new Map(
    (await cookieOf(context, 'cart')).split('!').map((line) => line.split('*') as [string, string]),
  );
  return products.map(({ id }) => Number(lines.get(id) ?? 0));
}

async function openTabs(context: BrowserContext, page: Page, paths: readonly string[]): Promise<Page[]> {
  const tabs = [page];
  while (tabs.length < paths.length) tabs.push(await context.newPage());
  for (const [nth, tab] of tabs.entries()) await openAlive(tab, paths[nth] ?? '');
  return tabs;
}

test('none of 10,000 changes is lost that two tabs and a form post make at once', async ({
  page,
  context,
  request,
}) => {
  // It takes a minute or two where nobody else works.
  test.setTimeout(600_000);
  const products = await sampleProducts(request, 3);
  // A page of its own for each: every card that shows what the cart has would be drawn anew ten thousand times.
  const paths = products.map(({ id }) => `/product/${id}`);
  const tabs = await openTabs(context, page, paths);
  const counts = [4_000, 4_000, 2_000];
  await Promise.all(
    tabs.map((tab, nth) =>
      tab.evaluate(nth < 2 ? pressOften : postOften, {
        id: products[nth]?.id ?? '',
        times: counts[nth] ?? 0,
      }),
    ),
  );
  // The last presses may be a tab's own until it is alone (docs/decisions/022).
  await expect.poll(() => quantities(context, products)).toEqual(counts);
});

for (const distance of [0, 1, 2, 5, 10, 20, 35, 50]) {
  test(`a press and a form sent without scripts ${distance} ms apart both count`, async ({
    page,
    context,
    request,
  }) => {
    const products = await sampleProducts(request, 3);
    const [one, two] = await openTabs(context, page, ['/shop', '/shop']);
    if (!one || !two) throw new Error('There are no two tabs.');
    for (let round = 1; round <= 6; round++) {
      const isBack = two.waitForEvent('load');
      await Promise.all([
        one.evaluate(pressAfter, { nth: 0, wait: round % 2 ? distance : 0 }),
        two.evaluate(sendAfter, { nth: 1, wait: round % 2 ? 0 : distance }),
      ]);
      await isBack;
      await reloadAlive(two);
      expect(await quantities(context, products)).toEqual([round, round, 0]);
    }
  });
}

/** Presses the button of a card that adds one. Runs in the page. */
async function pressAfter({ nth, wait }: { readonly nth: number; readonly wait: number }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  document
    .querySelectorAll<HTMLFormElement>('form.add-to-cart')
    [nth]?.querySelector<HTMLElement>('button:last-of-type')
    ?.click();
}

/** Sends the form of a card as a browser without scripts does. Runs in the page. */
async function sendAfter({ nth, wait }: { readonly nth: number; readonly wait: number }): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  const form = document.querySelectorAll<HTMLFormElement>('form.add-to-cart')[nth];
  // Of a product that is in the cart already the buttons say what is meant, and none is pressed.
  form?.append(Object.assign(document.createElement('input'), { name: 'intent', value: 'add' }));
  form?.submit();
}
