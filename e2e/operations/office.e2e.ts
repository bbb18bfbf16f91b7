import type { Page } from '@playwright/test';
import { quoteForTest } from 'backend/testing/quote-for-test';
import { setTraffic } from 'releases/traffic/set-traffic';
import type { Child } from 'run/child';
import { liveCart, publishCart } from '../support/cart-releases';
import { startShell } from '../support/own-shell';
import {
  expect,
  failedWith,
  firstPort,
  officeToken,
  ports,
  releases,
  shellSecret,
  test,
} from '../support/storefront-test';

// Two hosts of one site: browsers send the office's cookie with requests of the shop's pages.
const port = firstPort + 58;
const shop = `http://shop.clinic.localhost:${port}`;
const office = `http://office.clinic.localhost:${port}`;

let shell: Child;
test.beforeAll(async () => {
  shell = await startShell(port, { OFFICE_ORIGIN: office, SHELL_SECRET: shellSecret });
});
test.afterAll(() => shell.stop());
liveCart();

async function signIn(page: Page, token = officeToken) {
  await page.goto(`${office}/office`);
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('people of the office answer a quote, and a hostile release of the cart reads nothing of it', async ({
  page,
  request,
  context,
  allowMessage,
}) => {
  // It builds a release.
  test.setTimeout(420_000);
  const name = `Ada Quietly${Date.now()}`;
  const sent = await request.post(`http://localhost:${ports.backend}/api/v1/email/quote`, {
    data: quoteForTest({ name }),
  });
  const { reference } = (await sent.json()).data;

  // On a busy machine its worker may lack the release's files for some seconds.
  allowMessage(failedWith(503), `${office}/office`);
  await expect(async () => expect((await page.goto(`${office}/office`))?.status()).toBe(200)).toPass();
  await signIn(page, 'nobody-has-this-token');
  await expect(page.getByText('Nobody has this token.')).toBeVisible();
  await signIn(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${reference}`);
  await page.getByLabel('Status').selectOption('answered');
  await page.getByLabel('Note, for the office alone').fill('She wants them on Friday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('new to answered, note');
  await page.getByRole('link', { name: 'Quotes' }).click();
  await page.getByLabel('Words, reference or SKU').fill('quietly');
  await page.getByLabel('Status').selectOption('answered');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect(await (await file).failure()).toBeNull();
  await expect(page.locator('[data-boundary]:not([data-boundary="backoffice"])')).toHaveCount(0);
  const answer = await page.goto(`${office}/office`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const [session = ''] = (await context.cookies(office))
    .filter((one) => one.name === 'office')
    .map((one) => one.value);
  expect(session).not.toBe('');

  const version = await publishCart('e2e/support/harm/spies-on-office.tsx');
  await setTraffic(releases, 'cart', { [version]: 100 });
  // Browsers say what they refused it.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) allowMessage(message.text(), message.location().url);
  });
  const badge = page.locator(`[data-boundary="cart/header-cart"][data-release="${version}"] a`);
  let seen = '';
  await expect(async () => {
    await page.goto(`${shop}/about-us`);
    await expect(badge).toHaveCount(1);
    await expect(page.locator('body')).toHaveAttribute('data-seen', /./, { timeout: 5_000 });
    const all = await page
      .locator('[data-seen], [data-seen-on-server]')
      .evaluateAll((elements) => elements.map((one) => JSON.stringify({ ...(one as HTMLElement).dataset })));
    seen = all.join();
    expect(seen).toContain('seenOnServer');
  }).toPass();
  for (const secret of [name, reference, session, officeToken]) expect(seen).not.toContain(secret);
  expect((await page.goto(`${shop}/office`))?.status()).toBe(404);
  expect((await page.goto(`${office}/shop`))?.status()).toBe(404);

  await page.goto(`${office}/office`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Your token')).toBeVisible();
  expect((await context.cookies(office)).some((one) => one.name === 'office')).toBe(false);
});
