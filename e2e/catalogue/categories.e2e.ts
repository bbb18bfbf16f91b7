import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';
import { violationsOf } from 'run/browser/violations-of';
import { waitForPaint } from 'run/browser/wait-for-paint';
import { openInteractive, reloadInteractive } from '../support/interactive';
import { expect, ports, test } from '../support/storefront-test';

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
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openCategories(page: Page): Promise<Locator> {
  await menu(page).getByText('Categories', { exact: true }).click();
  return menu(page).locator('.mega-menu-categories');
}

async function expectWholeShop(page: Page): Promise<void> {
  await expect(page).toHaveURL('/shop');
  await expect(heading(page)).toHaveText('Shop');
  await expect(page.getByText('1 to 24 of 451 products')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0);
}

async function textAt(request: APIRequestContext, path: string): Promise<string> {
  const html = (await (await request.get(path)).text()).replace(/<script.*?<\/script>/gs, '');
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

test('each item of the mega-menu is a link to its products, and so is each main category in both menus', async ({
  request,
}) => {
  const html = await (await request.get('/about-us')).text();
  const [nav = ''] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(html) ?? [];
  const linksTo = (query: string) =>
    [...nav.matchAll(new RegExp(`<a [^>]*href="/shop\\?${query}"[^>]*>(.*?)</a>`, 'gs'))].map(
      ([, text = '']) => text.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
    );
  const mains = await mainCategories(request);
  expect(mains).toHaveLength(6);
  for (const { id, name, subcategories } of mains) {
    expect(linksTo(`mainId=${id}`)).toEqual([name, name]);
    expect(subcategories).toHaveLength(7);
    for (const { id, name } of subcategories) expect(linksTo(`subId=${id}`)).toEqual([name]);
    const [sub] = subcategories;
    for (const query of [`mainId=${id}`, `subId=${sub?.id}`]) {
      const [names, total] = await productsIn(request, query);
      const shown = await textAt(request, `/shop?${query}`);
      for (const text of [...names, `${total} products`]) expect(shown, query).toContain(text);
    }
  }
});

test('choosing a main category stores it, reloads the document, marks it in the menus, and leaves the shop unfiltered', async ({
  page,
}) => {
  await openInteractive(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  const categories = await openCategories(page);
  await expect(categories.getByText('Last viewed')).toHaveCount(0);
  await categories.getByRole('link', { name: 'Tools', exact: true }).click();
  // Works in either document: this one may be replaced meanwhile.
  await page.waitForFunction(() => !('stays' in globalThis));
  await expect(heading(page)).toHaveText('Tools');
  await waitUntilInteractive(page);
  const { searchParams } = new URL(page.url());
  expect(await page.evaluate(() => localStorage.getItem('sMain'))).toBe(searchParams.get('mainId'));
  await openCategories(page);
  await expect(categories.getByRole('link', { name: 'Tools Last viewed' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Remove filter Tools' }).click();
  await expectWholeShop(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await menu(page).getByRole('link', { name: 'Shop', exact: true }).click();
  await expectWholeShop(page);
});

test('every other link to the shop leads to the whole shop', async ({ request }) => {
  for (const [from, text] of [
    ['/', 'Browse the shop'],
    ['/about-us', 'Browse the shop'],
    ['/shop/shopping-cart', 'Back to shop'],
    ['/search?keyword=zzzzzz', 'Browse the whole shop'],
    ['/404', 'All products'],
  ] as const) {
    const html = await (await request.get(from)).text();
    const link = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}</a>`).exec(
      html.slice(html.indexOf('<main')),
    );
    expect(link?.[1], from).toBe('/shop');
  }
});

test('the mark of a category moves nothing and covers nothing', async ({ page, request }) => {
  const links = () =>
    page.locator('.mega-menu-categories a').evaluateAll((found) =>
      found.map((link) => {
        const { x, y, right, bottom } = link.getBoundingClientRect();
        return { x, y, right, bottom };
      }),
    );
  const linksAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    return links();
  };
  await openInteractive(page, '/about-us');
  const panel = await openCategories(page);
  const unmarked = new Map([1280, 992].map((width) => [width, [] as Awaited<ReturnType<typeof links>>]));
  for (const width of unmarked.keys()) unmarked.set(width, await linksAt(width));
  for (const { id, name } of await mainCategories(request)) {
    if (name !== 'Wound Care' && name !== 'Equipment') continue;
    await page.evaluate((kept) => localStorage.setItem('sMain', kept), id);
    await reloadInteractive(page);
    await openCategories(page);
    for (const [width, before] of unmarked) {
      expect(await linksAt(width)).toEqual(before);
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
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer leads to each category, and stores and marks the chosen one', async ({ page }) => {
    await openInteractive(page, '/');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('link', { name: 'Diagnosis' }).first().click();
    await expect(page).toHaveURL(/\/shop\?mainId=/);
    await expect(heading(page)).toHaveText('Diagnosis');
    await page.locator('body.loaded').waitFor({ state: 'attached' });

    await openInteractive(page, '/about-us');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Diagnosis Last viewed' }).first()).toBeVisible();
    await expect(drawer.getByText('Last viewed').and(page.locator(':visible'))).toHaveCount(1);
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    await drawer.getByRole('link', { name: 'All products' }).click();
    await expectWholeShop(page);
  });
});
