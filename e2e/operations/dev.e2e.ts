import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { portsFrom } from 'run/ports';
import { shellFolder } from '../support/builds-under-test';
import { openInteractive } from '../support/interactive';
import { copySources, type StartedDev, startDev } from '../support/started-dev';
import { address, expect, failedWith, firstPort, releasesFolder, test } from '../support/storefront-test';

const copy = resolve(releasesFolder, '../copy');
const source = join(copy, 'cart-mfe/pages/cart/CartPage.tsx');
const devPorts = portsFrom(firstPort + 40);
const devAddress = `http://localhost:${devPorts.shell}`;
/** The shop under test has the live releases. */
const env = { PORT: String(devPorts.shell), RELEASES_FOLDER: resolve(releasesFolder) };
let dev: StartedDev | undefined;
let working: string;

// The first two tests share one `pnpm dev`, which builds the remote again at each change.
test.describe.configure({ mode: 'serial', timeout: 480_000 });

/** Timeout of a first build, or of the type check of all packages, which has the lowest priority. */
const expectBuilt = expect.configure({ timeout: 120_000 });

test.beforeAll(async () => {
  await copySources(copy);
  working = await readFile(source, 'utf8');
});
test.afterEach(async ({ page }) => {
  // An open page would report that its server stops.
  await page.goto('about:blank');
  await writeFile(source, working);
});
test.afterAll(() => dev?.stop());

const problemsOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'in the code' });

async function contents(folder: string): Promise<Record<string, string>> {
  const paths = (await readdir(folder, { recursive: true })).sort();
  const files = paths.map(async (path) => {
    const file = join(folder, path);
    return [path, (await lstat(file)).isFile() ? await readFile(file, 'base64') : ''] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

test('a remote is developed beside the shop, and nothing that is live changes', async ({ page, request }) => {
  const before = await contents(releasesFolder);
  dev = await startDev(copy, ['cart-mfe'], env);
  await openInteractive(page, `${devAddress}/shop/shopping-cart`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Shopping Cart');

  // A change appears in the HTML and on the open page.
  await writeFile(source, working.replace(/Shopping Cart/g, 'Basket'));
  const html = async () => (await request.get(`${devAddress}/shop/shopping-cart`)).text();
  await expectBuilt.poll(html).toMatch(/<h1[^>]*>Basket/);
  await expectBuilt(heading).toHaveText('Basket');

  // A build problem appears on the page, above the last working build, and once in the terminal.
  const problems = problemsOn(page);
  const line = working.slice(0, working.indexOf('  return (')).split('\n').length;
  await writeFile(source, working.replace('  return (', '  return ]('));
  const problem = `cart-mfe/pages/cart/CartPage.tsx:${line} `;
  await expectBuilt(problems).toContainText(problem);
  await expect(heading).toHaveText('Basket');
  await expect.poll(() => dev?.output().split(problem)).toHaveLength(2);
  await problems.getByRole('button', { name: 'Close' }).click();
  await expect(problems).toHaveCount(0);
  await page.reload();
  await expect(problems).toContainText(problem);
  await writeFile(source, working);
  await expectBuilt(problems).toHaveCount(0);
  await expect(heading).toHaveText('Shopping Cart');

  await writeFile(source, `${working}\nexport const wrong: number = 'text';\n`);
  const lines = working.split('\n').length;
  await expectBuilt(problems).toContainText(
    `cart-mfe/pages/cart/CartPage.tsx:${lines + 1} Type 'string' is not`,
  );
  await writeFile(source, working);
  await expectBuilt(problems).toHaveCount(0);

  expect(await contents(releasesFolder)).toEqual(before);
  expect(await readdir(join(copy, '.local'))).toEqual([
    `dev-${devPorts.shell}`,
    'dev-shells',
    'keys',
    'webpack',
  ]);
  await openInteractive(page, `${address}/shop/shopping-cart`);
  await expect(heading).toHaveText('Shopping Cart');
});

test('a page shows its remote’s error until it is fixed, and changed declarations apply at once', async ({
  browser,
}) => {
  const line = working.slice(0, working.indexOf('  return (')).split('\n').length;
  const thrown = `cart-mfe/pages/cart/CartPage.tsx:${line} Broken on purpose`;
  const throwing = (when: string) =>
    working.replace('  return (', `  if (${when}) throw new Error('Broken on purpose');\n  return (`);
  // This page is not checked for console errors: the remote throws.
  const page = await browser.newPage();
  const problems = problemsOn(page);
  const heading = page.getByRole('heading', { level: 1 });

  await openInteractive(page, `${devAddress}/shop/shopping-cart`);
  await expect(heading).toHaveText('Shopping Cart');
  await writeFile(source, throwing('Date.now() > 0'));
  await expectBuilt(problems).toContainText(`${thrown}\nThrown by cart on the server and in the browser.`);
  await expect(heading).toHaveText('This part of the shop is not available right now');
  await expect.poll(() => dev?.output()).toContain(thrown);
  await writeFile(source, throwing("typeof window !== 'undefined'"));
  await expectBuilt(problems).toContainText(`${thrown}\nThrown by cart in the browser.`);
  await expect(heading).toHaveText('Shopping Cart');
  // A page omits a module that cannot be evaluated; the error must be shown nevertheless.
  await writeFile(source, `${working}\n${throwing("typeof window !== 'undefined'").split('\n')[line - 1]}\n`);
  const last = working.split('\n').length + 1;
  await expectBuilt(problems).toContainText(`cart-mfe/pages/cart/CartPage.tsx:${last} Broken on purpose`);
  await writeFile(source, working);
  await expectBuilt(problems).toHaveCount(0);

  // A new path is declared before it has a route.
  for (const [file, before, after] of [
    ['remote.ts', "paths: ['/shop/", "paths: ['/shop/later', '/shop/"],
    ['routes.tsx', 'routes = [', "routes = [{ path: '/shop/later', element: <h1>Later</h1> },"],
  ] as const) {
    const path = join(copy, 'cart-mfe', file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(before, after));
    if (file === 'remote.ts')
      await expectBuilt(problems).toContainText("cart's remote.ts declares /shop/later");
  }
  await expectBuilt(problems).toHaveCount(0);
  await page.goto(`${devAddress}/shop/later`);
  await expect(heading).toHaveText('Later');
  await page.close();
});

test('a production build of the shell contains no development code', async () => {
  for (const [path, text] of Object.entries(await contents(shellFolder)))
    expect([path, Buffer.from(text, 'base64').includes('/_dev/')]).toEqual([path, false]);
});

test("a remote that does not build blocks nothing in a shop composed with another shop's live releases", async ({
  page,
  expectMessage,
}) => {
  await dev?.stop();
  await writeFile(source, working.replace('  return (', '  return ]('));
  dev = await startDev(copy, ['cart-mfe', '--against', address], env);
  const live = async (path: string) => {
    await openInteractive(page, path);
    const boundary = page.getByRole('main').locator('[data-boundary]');
    return boundary.evaluate(({ dataset }) => `${dataset.boundary} ${dataset.release}`);
  };
  expect(await live(`${devAddress}/shop`)).toBe(await live(`${address}/shop`));

  // Pages get answers from the other shop's backend, which allows only that shop's own pages.
  await openInteractive(page, `${devAddress}/about-us`);
  await page.getByRole('combobox', { name: 'Search for products' }).pressSequentially('gauze');
  await expect(page.getByRole('grid', { name: 'Suggestions' }).getByRole('gridcell').first()).toBeVisible();

  expectMessage(failedWith(503), `${devAddress}/shop/shopping-cart`);
  await page.goto(`${devAddress}/shop/shopping-cart`);
  await expect(problemsOn(page)).toContainText('cart-mfe/pages/cart/CartPage.tsx:');
  await writeFile(source, working);
  await expectBuilt(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
  await expect(problemsOn(page)).toHaveCount(0);
});
