import type { Page } from '@playwright/test';
import { expect, test } from '../support/storefront-test';

const row = (page: Page) => page.getByRole('region', { name: 'New products' });
const slides = (page: Page) =>
  row(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
const first = (page: Page) => row(page).locator('.swiper-slide-active').getByRole('heading');

/** Names of the products that are wholly in the row's view, from left to right. */
const inView = (page: Page) =>
  slides(page).evaluateAll((items) => {
    const view = items[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const whole = ({ left, right }: DOMRect) =>
      view && left > view.left - 1 && right < view.right + 1 && right - left > 1;
    return items
      .filter((item) => whole(item.getBoundingClientRect()))
      .map((item) => item.querySelector('h3')?.textContent);
  });

/** The names of all products in the order of the row, which may have moved before it was paused. */
async function namesInTurn(page: Page): Promise<string[]> {
  const names = await slides(page).getByRole('heading').allTextContents();
  const start = names.indexOf((await first(page).textContent()) ?? '');
  return [...names.slice(start), ...names.slice(0, start)];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('two to five products are in view, and the others can be scrolled to', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page)).toHaveCount(10);
    await expect(row(page).getByRole('button', { name: /carousel|products/ })).toHaveCount(0);
    for (const [width, count] of [
      [300, 2],
      [320, 2],
      [767, 2],
      [768, 3],
      [992, 4],
      [1200, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await slides(page).first().scrollIntoViewIfNeeded();
      await expect.poll(() => inView(page), `at ${width}`).toHaveLength(count);
      await slides(page).last().scrollIntoViewIfNeeded();
      await expect
        .poll(() => inView(page), `at ${width}`)
        .toContain(await slides(page).last().getByRole('heading').textContent());
    }
  });
});

test('before scrolling, only pictures near the screen are loaded', async ({ page }) => {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.add(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  // The thirty products share two dozen pictures.
  expect(pictures.size).toBeLessThan(10);
});

test('cards are no taller than those seen so far, and nothing below moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const ends = () =>
    row(page).evaluate((section) => {
      const view = section.querySelector('ul')?.parentElement?.getBoundingClientRect();
      const inView = [...section.querySelectorAll('article')]
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => view && left > view.left - 1 && right < view.right + 1);
      return {
        cards: [...new Set(inView.map(({ height }) => Math.round(height)))],
        row: section.getBoundingClientRect().bottom + scrollY,
      };
    });
  const atFirst = await ends();
  await row(page).getByRole('heading', { name: 'New products' }).scrollIntoViewIfNeeded();
  const next = row(page).getByRole('button', { name: 'Next products' });
  await expect(next).toBeVisible();
  expect(await ends()).toEqual(atFirst);
  await row(page)
    .locator('.swiper-slide-active + li + li + li h3 a')
    .evaluate((name) => name.append(', sterile and individually wrapped'.repeat(3)));
  const before = await ends();
  expect(before.cards).toEqual(atFirst.cards);
  await next.click();
  await next.click();
  const after = await ends();
  expect(after.cards).toEqual([expect.any(Number)]);
  expect(after.cards[0]).toBeGreaterThan((before.cards[0] ?? 0) + 50);
  expect(after.row).toBe(before.row);
});

test('the arrows lead on and back, focused cards come into view, and the row moves by itself', async ({
  page,
}) => {
  // The test controls the page's clock, so that it need not wait for the row to move.
  await page.clock.install();
  await page.goto('/');
  // The pointer stops the row until the button pauses it.
  await row(page).getByRole('link').first().hover();
  await row(page).getByRole('button', { name: 'Pause carousel' }).click();
  const [one, two, ...others] = await namesInTurn(page);
  const next = row(page).getByRole('button', { name: 'Next products' });
  const previous = row(page).getByRole('button', { name: 'Previous products' });
  await next.click();
  await expect.poll(async () => (await inView(page))[0]).toBe(two);
  await previous.click();
  await expect.poll(async () => (await inView(page))[0]).toBe(one);
  await previous.click();
  await expect.poll(async () => (await inView(page))[0]).toBe(others.at(-1));

  const last = slides(page).last();
  await last.getByRole('button', { name: 'Add to cart' }).focus();
  await expect.poll(() => inView(page)).toContain(await last.getByRole('heading').textContent());
  expect(await last.evaluate((slide) => slide.parentElement?.parentElement?.scrollLeft)).toBe(0);

  await test.step('the row moves every three seconds, unless it is paused', async () => {
    const [shown, following] = await namesInTurn(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(first(page)).toHaveText(shown ?? '');
    await row(page).getByRole('button', { name: 'Play carousel' }).click();
    await page.clock.fastForward(3_000);
    await expect(first(page)).toHaveText(following ?? '');
    await page.clock.resume();
  });

  await page.getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await page.goBack();
  await expect(slides(page)).toHaveCount(10);
  await expect(row(page).getByRole('button', { name: 'Pause carousel' })).toBeVisible();
});
