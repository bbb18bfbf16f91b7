import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { alive } from 'run/browser/alive';
import { painted } from 'run/browser/painted';
import { violationsOf } from 'run/browser/violations-of';
import { openAlive, reloadAlive } from '../support/alive';
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

/** What a document shows: its heading, the names of its cards, the filters in use, and everything as text. */
async function listingAt(request: APIRequestContext, path: string) {
  const html = (await (await request.get(path)).text()).replace(/<script.*?<\/script>/gs, '');
  const plain = (text: string) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'");
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => plain(text));
  return {
    title: all(/<title[^>]*>([^<]*)/g)[0],
    heading: all(/<h1[^>]*>(.*?)<\/h1>/gs)[0],
    names: all(/<article.*?<h3[^>]*>(.*?)<\/h3>/gs).map((name) => name.replace(/\s*\(opens.*/, '')),
    removes: [...html.matchAll(/<a [^>]*aria-label="Remove filter ([^"]*)"[^>]*href="([^"]*)"/g)].map(
      ([, name = '', href = '']) => [plain(name), plain(href)],
    ),
    text: plain(html),
  };
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
  for (const { id, name, subcategories } of mains) {
    const query = `mainId=${id}`;
    expect(linksTo(query)).toEqual([name, name]);
    const shown = await listingAt(request, `/shop?${query}`);
    const [names, total] = await productsIn(request, query);
    expect([shown.heading, shown.names], name).toEqual([name, names]);
    expect(shown.text).toContain(`1 to 24 of ${total} products`);

    expect(subcategories).toHaveLength(7);
    for (const { id, name } of subcategories) expect(linksTo(`subId=${id}`)).toEqual([name]);
    const [sub] = subcategories;
    const narrowed = await listingAt(request, `/shop?subId=${sub?.id}`);
    const [expected, count] = await productsIn(request, `subId=${sub?.id}`);
    expect(narrowed).toEqual({
      title: expect.stringContaining(`${sub?.name} | `),
      heading: sub?.name,
      names: expected,
      removes: [[sub?.name, '/shop']],
      text: expect.stringContaining(`${count} products`),
    });
  }
  expect(mains).toHaveLength(6);

  const [sub] = mains[0]?.subcategories ?? [];
  const none = await listingAt(request, `/shop?subId=${sub?.id}&fromPrice=9999`);
  expect(none.text).toContain('No products found');
  expect(none.heading).toBe(sub?.name);
  expect(none.removes.map(([name]) => name)).toContain(sub?.name);
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

test('a main category is kept, loads the document anew, there too, is marked, and leaves the shop whole', async ({
  page,
}) => {
  const mark = () => page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await openAlive(page, '/');
  await mark();
  const categories = await openCategories(page);
  await expect(categories.getByText('Last viewed')).toHaveCount(0);
  await mainLink(categories, 'Tools').click();
  // Asked of the next document where this one goes meanwhile.
  await page.waitForFunction(() => !('stays' in globalThis));
  await expect(heading(page)).toHaveText('Tools');
  await alive(page);
  const listed = page.url();
  const { searchParams } = new URL(listed);
  expect(await page.evaluate(() => localStorage.getItem('sMain'))).toBe(searchParams.get('mainId'));

  await openCategories(page);
  await expect(categories.getByText('Last viewed')).toHaveCount(1);
  await mark();
  await categories.getByRole('link', { name: 'Tools Last viewed' }).click();
  await page.waitForFunction(() => !('stays' in globalThis));
  await expect(heading(page)).toHaveText('Tools');
  await alive(page);

  await page.getByRole('link', { name: 'Remove filter Tools' }).click();
  await expectWholeShop(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  for (const way of [
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop', exact: true }),
    page.locator('dt:text("Tags") + dd a').first(),
    page.getByRole('banner').locator('.site-brand'),
    menu(page).getByRole('link', { name: 'Shop', exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }),
  ]) {
    await way.click();
    await expectWholeShop(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/product\//);
  }
  await openAlive(page, '/shop?view=list');
  await expect(page).toHaveURL('/shop?view=list');
  await expect(heading(page)).toHaveText('Shop');
  await expect(page.getByText('1 to 24 of 451 products')).toBeVisible();
});

test('every other way to the shop leads to the whole of it', async ({ request }) => {
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

test('the mark moves nothing and covers nothing', async ({ page, request }) => {
  const links = () =>
    page.locator('.mega-menu-categories a').evaluateAll((found) =>
      found.map((link) => {
        const { x, y, right, bottom } = link.getBoundingClientRect();
        return { x, y, right, bottom };
      }),
    );
  const linksAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    return links();
  };
  await openAlive(page, '/about-us');
  const panel = await openCategories(page);
  const unmarked = new Map([1280, 992].map((width) => [width, [] as Awaited<ReturnType<typeof links>>]));
  for (const width of unmarked.keys()) unmarked.set(width, await linksAt(width));
  for (const { id, name } of await mainCategories(request)) {
    if (name !== 'Wound Care' && name !== 'Equipment') continue;
    await page.evaluate((kept) => localStorage.setItem('sMain', kept), id);
    await reloadAlive(page);
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
