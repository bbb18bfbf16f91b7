import { expect, test } from '../support/storefront-test';

test('the articles of the grid are beside one another on a wide screen, and an article can have all of its width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/blog-grid');
  const cards = page.getByRole('article');
  const tops = async () => {
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    return new Set(boxes).size;
  };
  await expect(cards).toHaveCount(2);
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(2);

  await page.setViewportSize({ width: 1280, height: 900 });
  const widthOfText = async () =>
    (await page.getByText('A dry wound needs moisture').locator('..').boundingBox())?.width ?? 0;
  const others = page.getByRole('navigation', { name: 'More articles' });
  await page.goto('/post/choosing-a-dressing-by-exudate-level');
  await expect(others.getByRole('link')).toHaveText(['Keeping autoclave load records']);
  const usual = await widthOfText();
  await page.goto('/post/fullwidth/choosing-a-dressing-by-exudate-level');
  await expect(others).toHaveCount(0);
  expect(await widthOfText()).toBeGreaterThan(1.5 * usual);
});
