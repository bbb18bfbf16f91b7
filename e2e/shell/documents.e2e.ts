import { createHash, randomUUID } from 'node:crypto';
import { sampleProduct } from '../support/cart-steps';
import { openInteractive } from '../support/interactive';
import { address, expect, failedWith, test } from '../support/storefront-test';

test('the listing’s HTML holds names, prices, the visitor’s lists and a title', async ({ request }) => {
  const { id } = await sampleProduct(request);
  const cookie = `cart=${id}*3; wishlist=a!b; compare=a`;
  const response = await request.get('/shop', { headers: { cookie } });
  const html = await response.text();
  expect(html).toContain(`<title>Shop | Meridian Medical &amp; Dental</title>`);
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(html).toMatch(/\$\d+\.\d\d/);
  for (const count of ['Cart, 3 items', 'Wishlist, 2 items', 'Compare, 1 item'])
    expect(html).toContain(`aria-label="${count}"`);
  expect(html).toContain('aria-label="Products to compare"');
  expect(html.match(/\d+ in\u00a0cart/g)).toEqual(['3 in\u00a0cart']);
});

test('the policy allows only the document’s two inline scripts', async ({ request }) => {
  const response = await request.get('/shop');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe|nonce/);
  const scripts = [...(await response.text()).matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(2);
  const hashes = scripts.map(([, script]) => createHash('sha256').update(String(script)).digest('base64'));
  expect(policy).toContain(
    `script-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')} 'strict-dynamic'`,
  );
});

test('typed text never becomes markup, and any address is answered without an error', async ({ request }) => {
  const typed = '</script><img src=x onerror=alert(1)>';
  const html = await (await request.get(`/search?keyword=${encodeURIComponent(typed)}`)).text();
  expect(html).toMatch(/<h1[^>]*>[^<]*&lt;\/script&gt;&lt;img src=x/);
  expect(html).not.toContain('<img src=x');

  for (const path of [
    '/%E0%A4%A',
    '//evil.example/shop',
    '/shop?page=-1&page=x',
    '/shop?page=99999999999',
    '/product/%00',
    `/search?keyword=${'x'.repeat(9_000)}`,
  ]) {
    const response = await request.get(address + path, { maxRedirects: 0 });
    expect([200, 301, 400, 404], path.slice(0, 50)).toContain(response.status());
    expect(await response.text(), path.slice(0, 50)).not.toMatch(/\n\s+at |node_modules/);
  }
});

test('visitors who refuse cookies are told after adding, and others are not', async ({ request }) => {
  const form = { list: 'cart', intent: 'add', id: 'abc', return: '/shop?page=2' };
  // Node's fetch keeps no cookie, Playwright's does.
  const refusing = await fetch(`${address}/cart`, { method: 'POST', body: new URLSearchParams(form) });
  expect(await refusing.text()).toContain('Your browser refused the cookie that keeps your cart');
  const keeping = await request.post('/cart', { form });
  expect(keeping.url()).toBe(`${address}/shop?page=2`);
  expect(await keeping.text()).toMatch(/Added to cart\.(?!.*refused the cookie)/s);
});

test('anonymous visitors get the same document, whose page makes their bucket', async ({
  page,
  context,
  request,
}) => {
  const { id } = await sampleProduct(request);
  const ask = async (path: string, cookie: string) => {
    const response = await fetch(address + path, { headers: { cookie } });
    expect(response.headers.getSetCookie()).toEqual([]);
    return `${response.headers.get('content-security-policy')}\n${await response.text()}`;
  };
  const bucket = `bucket=${randomUUID()}`;
  for (const path of ['/', '/shop', `/product/${id}`, '/quote', '/contact-us'])
    expect(await ask(path, ''), path).toBe(await ask(path, bucket));

  await openInteractive(page, '/shop');
  const value = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(await context.cookies()).toMatchObject([{ name: 'bucket', value, sameSite: 'Lax' }]);
  const made = await context.cookies();
  await page.goto('/quote');
  expect(await context.cookies()).toEqual(made);
});

test('a link of another site cannot say that something was sent or removed', async ({ request }) => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' }, maxRedirects: 0 };
  for (const [path, to] of [
    ['/quote?sent=1&reference=KX3M-7RCF', '/quote'],
    ['/shop/shopping-cart?list=cart&lines=gauze*9999&place=0', '/shop/shopping-cart'],
  ] as const) {
    const response = await request.get(path, foreign);
    expect([response.status(), response.headers().location]).toEqual([303, to]);
  }
});

test('all unknown addresses share one page, without address, bucket or cookie', async ({
  page,
  request,
  expectMessage,
}) => {
  const ask = (path: string) => request.get(path, { headers: { cookie: '' } });
  await ask('/wp-login.php');
  const [first, second] = await Promise.all([ask('/wp-login.php'), ask('/%22nowhere%22?at=all')]);
  expect([first.status(), second.status()]).toEqual([404, 404]);
  expect(await first.text()).toBe(await second.text());
  expect(await first.text()).not.toContain('wp-login');
  for (const response of [first, second]) expect(response.headers()).not.toHaveProperty('set-cookie');

  expectMessage(failedWith(404), `${address}/nowhere/at/all`);
  await openInteractive(page, '/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page');
  // If browser and server rendered different addresses, there would be two elements.
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${address}/404`);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});
