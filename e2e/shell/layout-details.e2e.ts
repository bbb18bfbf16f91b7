import type { Locator, Page } from '@playwright/test';
import { waitForPaint } from 'run/browser/wait-for-paint';
import { brokenPieces } from '../support/broken-pieces';
import { keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { expect, test } from '../support/storefront-test';
import { setTextSize } from '../support/text-size';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const middleOf = (box?: Box) => (box?.x ?? 0) + (box?.width ?? 0) / 2;

test('with large counts the header is one row on every phone and tablet, and the bar’s count keeps clear of the edge', async ({
  page,
  context,
}) => {
  await keepInCookie(context, 'cart', 'gauze*120');
  await openInteractive(page, '/about-us');
  for (const width of [320, 335, 349, 350, 479, 480, 505, 529, 575, 576, 768, 991]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    const [, ...others] = await page.locator('.site-header-row > *').evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(others.length, `at ${width}`).toBeGreaterThanOrEqual(3);
    expect(new Set(others.map(Math.round)).size, `at ${width}`).toBe(1);
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    expect(brand && brand.y + brand.height / 2, `at ${width}`).toBeCloseTo(others[0] ?? 0, 0);
    expect(brand?.width, `at ${width}`).toBeGreaterThan(96);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  const count = page.getByRole('navigation', { name: 'Shortcuts' }).getByText('120', { exact: true });
  const box = await count.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(316);
  expect(box?.height).toBeLessThan(26);
});

test('no count moves anything, and none covers a word of the header or an icon of the bar', async ({
  page,
  context,
}) => {
  const [cart, wishlist] = [page.locator('.site-cart'), page.locator('.site-list-link').first()];
  const entry = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: /^Cart/ });
  const boxesOf = async (...pieces: readonly Locator[]) => {
    const boxes = await Promise.all(pieces.map((piece) => piece.boundingBox()));
    if (boxes.includes(null)) throw new Error('A piece of the page is not to be seen.');
    return boxes as Box[];
  };

  const places: Record<number, unknown[]> = { 390: [], 768: [], 1024: [], 1280: [] };
  // The counted list, with the widths at which its icon in the bar at the foot is centred or not.
  for (const [counted, middle] of [
    ['', { 320: true }],
    ['gauze*9', {}],
    ['gauze*64', { 390: true }],
    ['gauze*164', { 390: false }],
    ['gauze*9999', { 320: false }],
    ['gauze*9999!tape*9999', { 390: false, 768: true }],
  ] as const) {
    await keepInCookie(context, 'cart', counted);
    await keepInCookie(context, 'compare', counted.replaceAll(/\*\d+/g, ''));
    await openInteractive(page, '/about-us');
    for (const [width, isMiddle] of Object.entries(middle)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await waitForPaint(page);
      const [drawing, count, cell] = await boxesOf(entry.locator('svg'), entry.locator('.site-count'), entry);
      const at = `${counted} at ${width}`;
      expect(count?.x, at).toBeGreaterThanOrEqual((drawing?.x ?? 0) + (drawing?.width ?? 0) - 0.5);
      expect((count?.x ?? 0) + (count?.width ?? 0), at).toBeLessThanOrEqual(Number(width));
      expect(Math.abs(middleOf(drawing) - middleOf(cell)) < 1, at).toBe(isMiddle);
    }
    for (const [width, found] of Object.entries(places)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await waitForPaint(page);
      found.push(
        await page.locator('.site-header :is(a, input, svg, .site-list-text)').evaluateAll((pieces) =>
          pieces.map((piece) => {
            const { left, top, right, bottom } = piece.getBoundingClientRect();
            return [left, top, right, bottom];
          }),
        ),
      );
    }
  }
  for (const [width, [first, ...others]] of Object.entries(places)) {
    for (const place of others) expect(place, `at ${width}`).toEqual(first);
  }
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    const [count, word, before] = await boxesOf(
      cart.locator('.site-count'),
      cart.getByText('Cart', { exact: true }),
      wishlist,
    );
    expect((count?.x ?? 0) + (count?.width ?? 0), `at ${width}`).toBeLessThan((word?.x ?? 0) + 3);
    expect(count?.x, `at ${width}`).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
  }
});

test('bars at the foot of the screen touch, without a gap', async ({ page, context, request }) => {
  const products = await sampleProducts(request, 20);
  await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*3`).join('!'));
  await keepInCookie(context, 'compare', products[0]?.id ?? '');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  for (const [path, what] of [
    ['/shop/shopping-cart', page.getByRole('region', { name: 'Cart total' })],
    // The button outside the form.
    [`/product/${products[0]?.id}`, page.locator('button[type=button][data-opens]').locator('../..')],
    ['/shop', page.getByRole('region', { name: 'Products to compare' })],
  ] as const) {
    await openInteractive(page, path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => {
          // A page that is still growing cannot be scrolled as far.
          await page.evaluate(() => scrollTo(0, 1200));
          const [on, below] = await Promise.all([what.boundingBox(), bar.boundingBox()]);
          return on && below && Math.abs(on.y + on.height - below.y);
        }, `${path} at ${width}`)
        .toBeLessThan(0.5);
    }
  }
});

test('wishlist and cart exist once on a page, zero is not shown, and a count is nearest to its own label', async ({
  page,
  context,
}) => {
  await keepInCookie(context, 'wishlist', 'gauze!tape');
  await openInteractive(page, '/about-us');
  const header = page.getByRole('banner');
  for (const width of [320, 768, 991, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const list of [/^Wishlist/, /^Cart/]) {
      const ways = page.getByRole('link', { name: list }).or(page.getByRole('button', { name: list }));
      await expect(ways.filter({ visible: true }), `${list} at ${width}`).toHaveCount(1);
    }
  }
  await expect(header.getByRole('link', { name: 'Wishlist, 2 items' })).toHaveText(/2$/);
  await expect(header.getByRole('link', { name: 'Compare, 0 items' })).toHaveText('Compare');
  await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toHaveText('Cart');

  const [wishlist, compare] = await page.locator('.site-list-link').all();
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    const [before, count, next] = await Promise.all([
      wishlist?.locator('svg, .site-list-text').filter({ visible: true }).last().boundingBox(),
      wishlist?.locator('.site-count').boundingBox(),
      compare?.locator('svg').boundingBox(),
    ]);
    if (!before || !count || !next) throw new Error('A piece of the header is not to be seen.');
    const apart = next.x - count.x - count.width;
    expect(apart, `at ${width}`).toBeGreaterThanOrEqual(1.5 * (count.x - before.x - before.width));
  }
});

test('a comparison fills its card; on a phone two products fit, and a part of the third shows', async ({
  page,
  context,
  request,
}) => {
  const products = await sampleProducts(request, 3);
  await keepInCookie(context, 'compare', products.map(({ id }) => id).join('!'));
  await openInteractive(page, '/shop/compare');
  const columns = async () => {
    const boxes = await page.getByRole('region', { name: 'Comparison' }).evaluate((card) =>
      [card, ...card.querySelectorAll('tr:first-child > th:not(:first-child)')].map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
    return boxes as [card: (typeof boxes)[0], ...columns: (typeof boxes)[0][]];
  };
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // A busy browser lays a page out some frames after its window has another size.
    await expect(async () => {
      const [card, ...heads] = await columns();
      expect(card.right - (heads.at(-1)?.right ?? 0), `at ${width}`).toBeLessThan(2);
    }).toPass();
  }
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const [card, first, second, third] = await columns();
      expect((first?.left ?? 0) - card.left, `at ${width}`).toBeLessThan(2);
      expect(second?.right, `at ${width}`).toBeLessThan(card.right);
      expect(card.right - (third?.left ?? Infinity), `at ${width}`).toBeGreaterThan(10);
    }).toPass();
  }
});

test('long names of the list keep clear of their card’s edge, and the picture fills its part', async ({
  page,
}) => {
  await openInteractive(page, '/search?keyword=monitor&view=list');
  for (const width of [320, 390, 768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const box = (selector: string) =>
          article.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [card, name, link, picture] = [
          article.getBoundingClientRect(),
          box('h3 a'),
          box('a'),
          box('img'),
        ];
        return {
          above: name.top - card.top,
          below: card.bottom - name.bottom,
          empty: link.height - picture.height,
        };
      }),
    );
    expect(Math.min(...cards.map(({ above }) => above)), `at ${width}`).toBeGreaterThanOrEqual(12);
    expect(Math.min(...cards.map(({ below }) => below)), `at ${width}`).toBeGreaterThanOrEqual(12);
    expect(Math.max(...cards.map(({ empty }) => Math.abs(empty))), `at ${width}`).toBeLessThan(1);
  }
});

test.describe('the button back to the top', () => {
  /** Largest share of such an element that the button covers; 0 while the button is hidden. */
  const coveredPart = (page: Page, what: string) =>
    page.evaluate((selector) => {
      const button = document.querySelector('.back-to-top');
      if (!button?.checkVisibility({ visibilityProperty: true })) return 0;
      const by = button.getBoundingClientRect();
      const parts = [...document.querySelectorAll(selector)].map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const across = Math.min(right, by.right) - Math.max(left, by.left);
        const down = Math.min(bottom, by.bottom) - Math.max(top, by.top);
        return (Math.max(0, across) * Math.max(0, down)) / (width * height);
      });
      return Math.max(0, ...parts);
    }, what);

  test('never covers a button to remove a line, a total or the focused element, and shows between them', async ({
    page,
    context,
    request,
  }) => {
    const products = await sampleProducts(request, 12);
    await keepInCookie(context, 'cart', products.map(({ id }) => `${id}*3`).join('!'));
    await page.setViewportSize({ width: 390, height: 700 });
    await openInteractive(page, '/shop/shopping-cart');
    // Scrolling down loads the button's code.
    await page.evaluate(() => scrollTo(0, 600));
    await page.locator('.back-to-top').waitFor({ state: 'attached' });

    const back = page.getByRole('button', { name: 'Back to top' });
    let seen = 0;
    for (let y = 440; y < 1400; y += 24) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await waitForPaint(page);
      await expect
        .poll(() => coveredPart(page, 'tbody :is(.btn-link, td:last-child)'), { message: `at ${y}` })
        .toBeLessThan(1 / 3);
      if (await back.isVisible()) seen++;
    }
    expect(seen).toBeGreaterThan(8);

    await page.evaluate(() => scrollTo(0, 600));
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => coveredPart(page, ':focus:not(.back-to-top)'), { message: `after ${press + 1} presses` })
        .toBe(0);
    }
  });
});

test('with the largest type on a phone no word or price of a sold-out product is cut', async ({
  page,
  request,
}) => {
  const [product] = (await sampleProducts(request, 451)).filter(({ productName }) =>
    productName.startsWith('Absorbable'),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  await openInteractive(page, `/product/sold-out/${product?.id}`);
  expect(await brokenPieces(page, /Absorbable|Disposable/)).toEqual([]);
  const related = page.getByRole('main').locator('li a:has(.price)');
  await expect(related).not.toHaveCount(0);
  const sticksOut = await related.evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      const prices = [...card.querySelectorAll('.price > *')];
      return prices
        .filter((price) => price.getBoundingClientRect().right > right)
        .map((one) => one.textContent);
    }),
  );
  expect(sticksOut).toEqual([]);
  const field = await page.getByRole('contentinfo').getByRole('textbox').boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});

test('forced colours show which view is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openInteractive(page, '/shop');
  const views = page.getByRole('navigation', { name: 'View' }).getByRole('link');
  const backgrounds = await views.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(backgrounds).size).toBe(2);
});
