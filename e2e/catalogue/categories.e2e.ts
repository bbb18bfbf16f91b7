import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive } from '../support/alive';
import { address, expect, ports, test } from '../support/storefront-test';

const backend = `http://localhost:${ports.backend}`;

interface Category {
  readonly id: string;
  readonly name: string;
}

interface MainCategory extends Category {
  readonly subcategories: readonly Category[];
}

async function mainCategories(request: APIRequestContext): Promise<readonly MainCategory[]> {
  return (await (await request.get(`${backend}/api/v1/category/maincategory`)).json()).data;
}

/** The names of the first page of a listing, and how many products there are, as the backend has them. */
async function productsIn(request: APIRequestContext, query: string): Promise<[string[], number]> {
  const address = `${backend}/api/v1/product?sub2Id=&isActive=1&page=1&limit=24&${query}`;
  const { data, total } = await (await request.get(address)).json();
  return [data.map(({ productName }: { productName: string }) => productName), total];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cardNames = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allInnerTexts()).map((text) =>
    text.replace(/\s+\(opens in a new tab\)$/, ''),
  );
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openCategories(page: Page): Promise<Locator> {
  await menu(page).getByText('Categories', { exact: true }).click();
  return menu(page).locator('.mega-menu-categories');
}

/** The link of a main category in a menu, marked or not. */
function mainLink(categories: Locator, name: string): Locator {
  return categories.getByRole('link', { name: new RegExp(`^${name}( Last viewed)?$`) });
}

async function expectWholeShop(page: Page): Promise<void> {
  await expect(page).toHaveURL('/shop');
  await expect(heading(page)).toHaveText('Shop');
  await expect(page.getByText('1 to 24 of 451 products')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
}

/** Chooses a main category in the menu, and waits until it is shown. */
async function choose(page: Page, name: string): Promise<void> {
  await mainLink(await openCategories(page), name).click();
  await expect(heading(page)).toHaveText(name);
  await page.locator('body.loaded').waitFor({ state: 'attached' });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const main of ['Wound Care', 'Higiene', 'Laboratory', 'Tools', 'Diagnosis', 'Equipment']) {
    test(`each item of the mega-menu under ${main} shows the products of its sub-category`, async ({
      page,
      request,
    }) => {
      const subs = (await mainCategories(request)).find(({ name }) => name === main)?.subcategories ?? [];
      expect(subs).toHaveLength(7);
      for (const { id, name } of subs) {
        await page.goto('/about-us');
        await (await openCategories(page)).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/shop?subId=${id}`);
        await expect(heading(page)).toHaveText(name);
        expect(await page.title()).toMatch(`${name} | `);
        const chip = page.getByRole('link', { name: `Remove filter ${name}` });
        await expect(chip).toHaveAttribute('href', '/shop');
        const [names, total] = await productsIn(request, `subId=${id}`);
        expect(await cardNames(page)).toEqual(names);
        await expect(page.getByText(`${total} products`, { exact: true })).toBeVisible();
      }
    });
  }

  test('each main category is a link to its products, in both menus that have it', async ({
    page,
    request,
  }) => {
    for (const { id, name } of await mainCategories(request)) {
      await page.goto('/about-us');
      const places = menu(page).locator(`a[href="/shop?mainId=${id}"]`);
      expect(await places.allTextContents()).toEqual([name, name]);
      await (await openCategories(page)).getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
      const [names, total] = await productsIn(request, `mainId=${id}`);
      expect(await cardNames(page)).toEqual(names);
      await expect(page.getByText(`1 to 24 of ${total} products`)).toBeVisible();
    }
  });
});

test('an item of the mega-menu leads on in place, and its products lead back to it', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await (await openCategories(page)).getByRole('link', { name: 'Gauze & Swabs' }).click();
  await expect(heading(page)).toHaveText('Gauze & Swabs');
  await expect(page).toHaveTitle(/^Gauze & Swabs \| /);
  const listed = page.url();
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('sMain'))).toBeNull();

  await page.getByRole('article').first().getByRole('link').first().click();
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await way.getByRole('link', { name: 'Gauze & Swabs' }).click();
  await expect(page).toHaveURL(listed);
  await page.getByRole('link', { name: 'Remove filter Gauze & Swabs' }).click();
  await expectWholeShop(page);
});

test('a sub-category keeps its name where nothing of it is left', async ({ page, request }) => {
  const [main] = await mainCategories(request);
  const [sub] = main?.subcategories ?? [];
  await openAlive(page, `/shop?subId=${sub?.id}&fromPrice=9999`);
  await expect(page.getByText('No products found')).toBeVisible();
  await expect(heading(page)).toHaveText('Gauze & Swabs');
  await expect(page.getByRole('link', { name: 'Remove filter Gauze & Swabs' })).toBeVisible();
});

/** Every way to the shop: where it is, and what a visitor presses there. */
const waysToShop: readonly (readonly [string, string, (page: Page) => Promise<Locator>])[] = [
  ['the brand', '/about-us', async (page) => page.getByRole('banner').locator('.site-brand')],
  ['the main menu', '/', async (page) => menu(page).getByRole('link', { name: 'Shop', exact: true })],
  [
    'the menu of the foot',
    '/about-us',
    async (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }),
  ],
  ['the banner', '/', async (page) => page.getByRole('main').getByRole('link', { name: 'Browse the shop' })],
  [
    'About Us',
    '/about-us',
    async (page) => page.getByRole('main').getByRole('link', { name: 'Browse the shop' }),
  ],
  [
    'an empty cart',
    '/shop/shopping-cart',
    async (page) => page.getByRole('main').getByRole('link', { name: 'Back to shop' }),
  ],
  [
    'nothing found',
    '/search?keyword=zzzzzz',
    async (page) => page.getByRole('link', { name: 'Browse the whole shop' }),
  ],
  [
    'an unknown address',
    '/404',
    async (page) => page.getByRole('main').getByRole('link', { name: 'All products' }),
  ],
  ['the breadcrumbs of a product', '/shop?page=2', (page) => onProduct(page, 'Breadcrumb')],
  ['a tag of a product', '/shop?page=2', (page) => onProduct(page, 'Tags')],
];

async function onProduct(page: Page, where: 'Breadcrumb' | 'Tags'): Promise<Locator> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  return where === 'Tags'
    ? page.locator('dt:text("Tags") + dd a').first()
    : page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop', exact: true });
}

test('a chosen main category leaves the shop whole, whichever way leads there', async ({
  page,
  expectMessage,
}) => {
  expectMessage(
    'Failed to load resource: the server responded with a status of 404 (Not Found)',
    `${address}/404`,
  );
  await openAlive(page, '/');
  await choose(page, 'Tools');
  for (const [what, from, way] of waysToShop) {
    await test.step(what, async () => {
      await openAlive(page, from);
      await (await way(page)).click();
      await expectWholeShop(page);
    });
  }
  await page.reload();
  await expectWholeShop(page);
  await page.goto('/shop/list');
  await expect(page.getByText('1 to 24 of 451 products')).toBeVisible();
  await page.goto('/shop?page=2');
  await expect(page.getByText('25 to 48 of 451 products')).toBeVisible();
});

test('a main category is kept, loads the document anew, there too, and is marked from then on', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  const categories = await openCategories(page);
  await expect(categories.getByText('Last viewed')).toHaveCount(0);
  await mainLink(categories, 'Tools').click();
  await expect(heading(page)).toHaveText('Tools');
  await page.locator('body.loaded').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(false);
  const { searchParams } = new URL(page.url());
  expect(await page.evaluate(() => localStorage.getItem('sMain'))).toBe(searchParams.get('mainId'));

  for (const path of [page.url(), '/about-us', '/shop']) {
    await openAlive(page, path);
    await openCategories(page);
    await expect(categories.getByText('Last viewed')).toHaveCount(1);
    await expect(categories.getByRole('link', { name: 'Tools Last viewed' })).toBeVisible();
  }
  await openAlive(page, `/shop?${searchParams}`);
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await mainLink(await openCategories(page), 'Tools').click();
  // Asked of the next document where this one goes meanwhile.
  await page.waitForFunction(() => !('stays' in globalThis));
  await expect(heading(page)).toHaveText('Tools');
});

for (const width of [1280, 992]) {
  test(`on ${width} pixels the mark moves nothing and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAlive(page, '/about-us');
    const panel = await openCategories(page);
    const links = () =>
      panel.locator('a').evaluateAll((found) =>
        found.map((link) => {
          const { x, y, right, bottom } = link.getBoundingClientRect();
          return { x, y, right, bottom };
        }),
      );
    const before = await links();
    for (const name of ['Wound Care', 'Equipment']) {
      await mainLink(panel, name).click();
      await expect(heading(page)).toHaveText(name);
      await openAlive(page, '/about-us');
      await openCategories(page);
      expect(await links()).toEqual(before);
      const mark = await panel.getByText('Last viewed').boundingBox();
      const frame = await panel.boundingBox();
      if (!mark || !frame) throw new Error('The mark is not shown.');
      expect(mark.y).toBeGreaterThanOrEqual(frame.y);
      expect(mark.x + mark.width).toBeLessThanOrEqual(frame.x + frame.width);
      const covered = before.filter(
        ({ x, y, right, bottom }) =>
          x < mark.x + mark.width && right > mark.x && y < mark.y + mark.height - 8 && bottom > mark.y,
      );
      expect(covered).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer leads to each category, keeps the one that was chosen, and marks it', async ({ page }) => {
    await openAlive(page, '/');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('link', { name: 'Diagnosis' }).first().click();
    await expect(page).toHaveURL(/\/shop\?mainId=/);
    await expect(heading(page)).toHaveText('Diagnosis');
    await page.locator('body.loaded').waitFor({ state: 'attached' });

    await openAlive(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Diagnosis Last viewed' }).first()).toBeVisible();
    await expect(drawer.getByText('Last viewed').and(page.locator(':visible'))).toHaveCount(1);
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    await drawer.getByRole('link', { name: 'All products' }).click();
    await expectWholeShop(page);
  });
});
