import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type RealPostgres, startPostgres } from 'releases/testing/real-postgres';
import { onPath } from 'run/browser/chromium';
import { type Child, startChild } from 'run/child';
import sharp from 'sharp';
import { cartDrawer } from './support/cart-steps';
import { writeCertificate } from './support/edge';
import { postgresPrograms } from './support/installed-postgres';
import { openInteractive } from './support/interactive';
import { operator } from './support/operator';
import { startShell } from './support/own-shell';
import * as files from './support/owner-files';
import { fillQuote, freshEmail, mailsOf, resultDialog, sendButton } from './support/quote-steps';
import { expect, failedWith, firstPort, officeToken, shellSecret, test } from './support/storefront-test';

// What docs/operations.md says of own products: an empty PostgreSQL becomes a shop with three hundred of them.

const at = { shell: firstPort + 50, backend: firstPort + 51, postgres: firstPort + 52 } as const;
const shop = `http://localhost:${at.shell}`;
const office = `http://office.localhost:${at.shell}`;
const { shopify, woocommerce, workbook } = files.owned;

let folder: string;
/** Has the photographs, which are in the folder. */
let server: Server;
let origin: string;
let postgres: RealPostgres;
let environment: Record<string, string>;
const running: Child[] = [];
const email = freshEmail();

test.use({ baseURL: shop });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async ({ mailServer }) => {
  const programs = postgresPrograms();
  test.skip(!programs || !onPath('openssl'), 'PostgreSQL or openssl is not installed');
  folder = await mkdtemp(join(tmpdir(), 'owner-'));
  await files.drawPhotographs(folder);
  writeCertificate(folder);
  const tls = { key: await fileOf('privkey.pem'), cert: await fileOf('fullchain.pem') };
  server = createServer(tls, ({ url }, answer) =>
    createReadStream(`${folder}${url?.split('?')[0]}`).pipe(answer),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;

  postgres = await startPostgres(programs ?? '', at.postgres);
  await postgres.run('createdb', 'shop');
  environment = {
    DATABASE_URL: postgres.url('shop'),
    PICTURE_FOLDER: join(folder, 'own-pictures'),
    PICTURE_CACHE: join(folder, 'pictures'),
    PICTURE_HOSTS: new URL(origin).host,
    NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
    PORT: String(at.backend),
    STOREFRONT_ORIGIN: shop,
    SMTP_URL: mailServer.url,
    OFFICE_TOKENS: `owner:${officeToken}`,
    SHELL_SECRET: shellSecret,
  };
  const command = ['--import', 'tsx', 'backend/main.ts'];
  await promisify(execFile)(process.execPath, [...command, 'migrate'], { env: environment });
  running.push(await startChild({ name: 'backend', command, env: environment, log: () => {} }));
  const ofShell = { OFFICE_ORIGIN: office, SHELL_SECRET: shellSecret, WORKERS: '1' };
  running.push(await startShell(at.shell, { ...ofShell, BACKEND_URL: `http://localhost:${at.backend}` }));
});
test.afterAll(async () => {
  await Promise.all(running.map((child) => child.stop()));
  server?.close();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const fileOf = (name: string) => readFile(join(folder, name));
const catalogue = (...words: readonly string[]) => operator(['catalogue', ...words], environment);

/** Writes a file and imports it. Returns the exit code and what was said. */
async function importFile(name: string, content: string | Buffer, ...words: readonly string[]) {
  await writeFile(join(folder, name), content);
  const { code, stdout, stderr } = await catalogue('import', join(folder, name), ...words);
  return { code, said: stdout + stderr };
}

const sql = async (text: string) => (await postgres.run('psql', '-d', 'shop', '-Atc', text)).trim();
const pathOf = async (sku: string) => `/product/${await sql(`select id from product where sku = '${sku}'`)}`;
const nth = (list: readonly files.OwnersProduct[], index: number) => list[index] as files.OwnersProduct;
const articleOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Loads a page until it shows a change that was just made; one that is asked for five seconds later must. */
async function soon(page: Page, path: string, shows: () => Promise<void>, end = Date.now() + 5_000) {
  const isLate = Date.now() > end;
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await shows().catch((error) => {
    if (isLate) throw error;
    return soon(page, path, shows, end);
  });
}

/** Expects that a product's page shows its photograph. */
async function expectPhotograph(page: Page, { sku, colour }: files.OwnersProduct): Promise<void> {
  const picture = page.getByRole('link', { name: /show full screen$/ }).getByRole('img');
  // One that leaves is beside it at first.
  await expect(async () => {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    const shown = sharp(await picture.screenshot())
      .removeAlpha()
      .resize(9, 9, { fit: 'fill' });
    const middle = [...(await shown.raw().toBuffer())].slice(3 * 40, 3 * 41);
    const distances = middle.map((part, index) => Math.abs(part - (colour[index] ?? 0)));
    expect(Math.max(...distances), `${sku}: ${middle}, not ${colour}`).toBeLessThan(9);
  }).toPass({ timeout: 15_000 });
}

test('an open shop without products is filled from three files', async ({ page }) => {
  await openInteractive(page, '/shop');
  await expect(page.getByRole('article')).toHaveCount(0);
  for (const [name, content, ...words] of [
    ['shopify.csv', files.shopifyExport(origin)],
    ['woocommerce.csv', files.woocommerceExport(origin)],
    ['own.xlsx', files.ownWorkbook(), '--pictures', folder],
  ] as const) {
    const said = expect.stringContaining('100 new, 0 changed, 0 removed');
    expect(await importFile(name, content, ...words)).toEqual({ code: 0, said });
  }
  await soon(page, '/shop', () =>
    expect(page.getByText('1 to 24 of 300 products')).toBeVisible({ timeout: 500 }),
  );
  const own = ['Gloves', 'Restorative', 'Rotary'];
  await soon(page, '/', () =>
    expect(page.locator('#site-menu-categories .mega-menu-heading')).toHaveText(own, { timeout: 500 }),
  );
});

test('a new price is seen within five seconds, and so is the old one after a revert', async ({ page }) => {
  const { sku, name } = nth(workbook, 0);
  const path = await pathOf(sku);
  const shows = (price: string) => () => expect(articleOf(page, name)).toContainText(price, { timeout: 500 });
  await openInteractive(page, path);
  await shows('$20.00')();
  const { said } = await importFile('price.csv', `SKU,Price\n${sku},23.45\n`);
  expect(said).toContain('price 20 → 23.45');
  await soon(page, path, shows('$23.45'));
  await catalogue('revert', '4');
  await soon(page, path, shows('$20.00'));
});

test('a damaged file of each kind changes nothing', async ({ page }) => {
  const state = () => sql("select md5(string_agg(product::text, ' ' order by id)), count(*) from product");
  const before = await state();
  // All that they say before the damage is new.
  const ofShopify = files.shopifyExport(origin).replaceAll('Nitrile gloves', 'Damaged');
  const ofWooCommerce = files.woocommerceExport(origin).replaceAll('Composite', 'Damaged');
  const ofOurs = workbook.map((one) => ({ ...one, name: 'Damaged', photograph: 'half.jpg' }));
  await writeFile(join(folder, 'half.jpg'), (await fileOf('0.jpg')).subarray(0, 60));
  for (const [name, content, reason, ...words] of [
    ['cut.csv', ofShopify.slice(0, ofShopify.lastIndexOf('our own')), /quotation mark/],
    ['price.csv', ofWooCommerce.replace(',119,', ',many,'), /'many': This is not a price/],
    ['twice.csv', ofWooCommerce.replace('WC-00150', 'WC-00149'), /'WC-00149': .* same SKU/],
    ['cut.xlsx', files.ownWorkbook(ofOurs).subarray(0, 9_000), /damaged/],
    ['picture.xlsx', files.ownWorkbook(ofOurs), /'half.jpg': The file is damaged/, '--pictures', folder],
  ] as const) {
    expect(await importFile(name, content, ...words)).toEqual({
      code: 1,
      said: expect.stringMatching(reason),
    });
  }
  expect(await state()).toBe(before);
  // Three files, a price and its revert.
  expect((await catalogue('history')).stdout.match(/\n/g)).toHaveLength(5);
  await page.goto(await pathOf('00200'));
  await expect(page).toHaveTitle(/^Diamond bur 1/);
});

test('a product that is removed answers 410, and a cart with it says so', async ({ page, expectMessage }) => {
  const { sku, name } = nth(woocommerce, 8);
  const path = await pathOf(sku);
  await openInteractive(page, path);
  await articleOf(page, name).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartDrawer(page)).toContainText(name);
  const others = (await catalogue('export')).stdout.replace(new RegExp(`^${sku}[^\n]*\n`, 'm'), '');
  const { said } = await importFile('others.csv', others, '--remove-missing');
  expect(said).toContain('0 new, 0 changed, 1 removed');

  expectMessage(failedWith(410), shop + path);
  await soon(page, path, () => expect(page).toHaveTitle(/no longer sold/, { timeout: 500 }));
  expect((await page.goto(path))?.status()).toBe(410);
  await page.goto('/shop/shopping-cart');
  await expect(page.getByRole('main')).toContainText('This product is no longer sold.');
});

test('all photographs come, from a folder and by their addresses', async () => {
  await expect.poll(() => sql('select count(*) from awaited_picture'), { timeout: 200_000 }).toBe('0');
  expect(await sql('select count(distinct file) from product_picture')).toBe('299');
  expect((await catalogue('pictures')).stdout).toContain('The shop has all pictures of its products.');
});

test('a visitor searches, filters, chooses variants and asks for a quote', async ({ page, mailServer }) => {
  await openInteractive(page, '/');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('gloves');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 to 24 of 100 products')).toBeVisible();
  await page.getByRole('link', { name: 'Filters' }).click();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Size').selectOption('L');
  await expect(page.getByText('1 to 24 of 25 products')).toBeVisible();
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  await expect(page.getByText('5 products', { exact: true })).toBeVisible();

  for (const products of [shopify, woocommerce, workbook]) {
    const [small, extraLarge] = [nth(products, 0), nth(products, 3)];
    await openInteractive(page, await pathOf(small.sku));
    await expectPhotograph(page, small);
    await expect(articleOf(page, small.name).locator('strong', { hasText: 'our own' })).toBeVisible();
    const sizes = page.getByRole('list', { name: 'Size' });
    await expect(sizes.getByRole('listitem')).toHaveText(['S', 'M', 'L', 'XL']);
    await sizes.getByRole('link', { name: 'XL', exact: true }).click();
    await expect(page).toHaveURL(await pathOf(extraLarge.sku));
    await expectPhotograph(page, extraLarge);
    await articleOf(page, extraLarge.name).getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartDrawer(page)).toContainText(extraLarge.name);
  }

  await cartDrawer(page).getByRole('link', { name: 'Request a quote' }).click();
  await fillQuote(page, email);
  await sendButton(page).click();
  await expect(resultDialog(page, 'Success!')).toContainText('Your reference is ');
  const [toCompany] = await mailsOf(mailServer, email);
  expect(toCompany?.parsed.text).toMatch(/SKU SH-00003.*SKU WC-00103.*SKU 00203/s);
});

test('in the office the owner answers the quote, changes a price, and imports a file', async ({ page }) => {
  await page.goto(`${office}/office`);
  await page.getByLabel('Your token').fill(officeToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Words, reference or SKU').fill('00203');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('WC-00103');
  await page.getByLabel('Status').selectOption('answered');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('new to answered');

  const { sku, name } = nth(workbook, 7);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByLabel('Words or SKU').fill(sku);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Price', { exact: true }).fill('31.25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('price 27 → 31.25');
  const shows = (price: string) => () => expect(articleOf(page, name)).toContainText(price, { timeout: 500 });
  await soon(page, shop + (await pathOf(sku)), shows('$31.25'));

  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`SKU,Price\n${sku},32.50\n`) };
  for (const [press, said] of [
    ['Try', 'Nothing was changed'],
    ['Import', 'Done. To undo it: pnpm catalogue revert 8'],
  ] as const) {
    await page.goto(`${office}/office/products`);
    await page.getByLabel('CSV or XLSX').setInputFiles(file);
    await page.getByRole('button', { name: press }).click();
    await expect(page.locator('body')).toContainText(said);
  }
  await soon(page, shop + (await pathOf(sku)), shows('$32.50'));
});
