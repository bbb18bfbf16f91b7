import { cartControl, cartDrawer, keepInCookie, sampleProducts } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { quoteModal } from '../support/quote-steps';
import { expect, test } from '../support/storefront-test';

test('on a wide screen the articles of the grid stand side by side, and an article can use the whole width', async ({
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

test('the foot of a page leads to each policy, which says that it is a sample, and each form to the privacy policy', async ({
  request,
}) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const foot = /<footer.*<\/footer>/s.exec(await textAt('/about-us'))?.[0] ?? '';
  for (const [name, path, says] of [
    ['Privacy policy', '/privacy', 'Privacy Act 1988'],
    ['Terms', '/terms', 'Australian Consumer Law'],
    ['Returns', '/returns', 'Australian Consumer Law'],
  ] as const) {
    expect(foot).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`));
    const html = await textAt(path);
    for (const text of [`<h1>${name}</h1>`, 'This is a sample text for a sample shop.', says])
      expect(html).toContain(text);
  }
  for (const path of ['/contact-us', '/quote', '/newsletter'])
    expect(await textAt(path), path).toMatch(
      /<main.*<a [^>]*href="\/privacy"[^>]* target="_blank".*<\/main>/s,
    );
});

test('a page with prices says once that they include GST', async ({ request }) => {
  const products = await sampleProducts(request, 2);
  const ids = products.map(({ id }) => id).join('!');
  const cookie = ['cart', 'wishlist', 'compare'].map((list) => `${list}=${ids}`).join('; ');
  const taxNotesAt = async (path: string) => {
    const html = await (await request.get(path, { headers: { cookie } })).text();
    const texts = html.replaceAll(/<(script|style).*?<\/\1>/gs, '').split(/<[^>]*>/);
    return texts.filter((text) => /\bGST\b/.test(text));
  };
  for (const path of [
    '/',
    '/shop',
    '/shop/list',
    '/search?keyword=gauze',
    `/product/${products[0]?.id}`,
    '/shop/wishlist',
    '/shop/compare',
    '/shop/shopping-cart',
    '/quote',
    `/quote?product=${products[0]?.id}&quantity=2`,
  ]) {
    expect(await taxNotesAt(path), path).toEqual(['Prices include GST']);
  }
  for (const path of ['/about-us', '/search?keyword=qqqqqqqq'])
    expect(await taxNotesAt(path), path).toEqual([]);
});

test('the quote form over a page and the drawer say that prices include GST', async ({
  page,
  context,
  request,
}) => {
  const [product] = await sampleProducts(request, 1);
  await keepInCookie(context, 'cart', product?.id ?? '');
  await openInteractive(page, '/about-us');
  await cartControl(page, '1 item').click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByText('Prices include GST')).toBeVisible();
  await drawer.getByRole('link', { name: 'Request a quote' }).click();
  await expect(quoteModal(page).getByText('Prices include GST')).toBeVisible();
});
