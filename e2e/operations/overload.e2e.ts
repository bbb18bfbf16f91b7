import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { violationsOf } from 'run/browser/violations-of';
import type { Child } from 'run/child';
import { meanwhile } from '../support/meanwhile';
import { startShell } from '../support/own-shell';
import { expect, failedWith, firstPort, test } from '../support/storefront-test';

// A shell of its own with one worker, whose backend answers nothing while it is held, so that each listing takes long.

const port = firstPort + 53;
const origin = `http://localhost:${port}`;
let backend: Server;
let isHeld: boolean;
let shell: Child;

test.beforeEach(async () => {
  isHeld = false;
  backend = createServer((_, response) => {
    if (!isHeld) response.writeHead(404).end();
  }).listen(firstPort + 54, 'localhost');
  await once(backend, 'listening');
  shell = await startShell(port, { BACKEND_URL: `http://localhost:${firstPort + 54}`, WORKERS: '1' });
});
test.afterEach(async ({ page }) => {
  // Otherwise the page reports files that it is still loading.
  await page.close();
  await shell.stop();
  backend.closeAllConnections();
  backend.close();
});

/** Visitors who come again and again; each visit is a status with its `Retry-After`. */
const crowd = (size: number) =>
  meanwhile(async () => {
    const response = await fetch(`${origin}/shop`);
    await response.text();
    return `${response.status} ${response.headers.get('retry-after')}`;
  }, size);

const busy = '503 2';

test('refuses visitors beyond its capacity at once, serves all else, and recovers when they leave', async () => {
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
  isHeld = true;
  const { results: visits, stop: leave } = crowd(30);
  await expect.poll(() => visits).toContain(busy);

  const form = new URLSearchParams({
    list: 'cart',
    intent: 'add',
    id: 'gauze',
    quantity: '1',
    return: '/shop',
  });
  const [sent, ...others] = await Promise.all([
    fetch(`${origin}/cart`, { method: 'POST', body: form, redirect: 'manual' }),
    ...['/healthz', '/favicon.svg', '/robots.txt'].map((path) => fetch(origin + path)),
  ]);
  expect(sent?.status).toBe(303);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);

  await leave();
  // Documents under way are finished, as pages that name the missing parts.
  expect(new Set(visits)).toEqual(new Set([busy, '503 120']));
  isHeld = false;
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
});

test('the refusal can be read, and offers another try', async ({ page, expectMessage }) => {
  const path = '/about-us?from=mail';
  expectMessage(failedWith(503), origin + path);
  isHeld = true;
  const { stop: leave } = crowd(60);
  await expect(async () => {
    await page.goto(origin + path);
    await expect(page.getByText('more visitors right now than it can serve')).toBeVisible({ timeout: 1 });
  }).toPass();
  const again = page.getByRole('link', { name: 'Try again' });
  expect(await violationsOf(page)).toEqual([]);
  await leave();
  isHeld = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(page.url()).toBe(origin + path);
});
