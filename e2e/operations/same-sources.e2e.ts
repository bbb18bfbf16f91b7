import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { hashOf } from '@storefront/shared/release/version';
import { publishedFolder } from '../support/builds-under-test';
import { firstPort } from '../support/storefront-test';

/** A copy of the repository with its packages, at another path. */
const elsewhere = resolve(`.local/elsewhere-${firstPort}`);
const releases = join(elsewhere, '.local/releases');

test.skip(process.platform !== 'linux', 'Copies the repository by hard links');

test.beforeAll(async () => {
  await rm(elsewhere, { recursive: true, force: true });
  await mkdir(elsewhere, { recursive: true });
  const left = ['.git', '.local', 'test-results', 'playwright-report'];
  const names = (await readdir('.')).filter((name) => !left.includes(name));
  await promisify(execFile)('cp', ['-al', ...names, elsewhere]);
});
test.afterAll(() => rm(elsewhere, { recursive: true, force: true }));

/** Publishes the cart there, as its team would, and returns the output. */
async function publish(): Promise<string> {
  const words = ['--import', 'tsx', 'run/releases.ts', 'publish', 'cart'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: elsewhere });
  return stdout.trim();
}

/** Changes a file there. It must become a new file, because the copy shares its files with this repository. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  const file = join(elsewhere, path);
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  await rm(file);
  await writeFile(file, edited);
}

test('the same sources give the same release in any folder, and two publishers of a change one new release', async () => {
  test.slow();
  const here = (await publishedVersions(publishedFolder, 'cart')).at(-1) ?? '';
  const version = `1.0.0+${hashOf(here)}`;
  expect(await publish()).toBe(`cart ${version} is published in ${releases}.`);

  // Neither is read by the cart.
  await change('shared/ui/PhoneLink.tsx', (text) => `${text}\nexport const isChanged = true;\n`);
  await change('pnpm-lock.yaml', (text) => `${text}\n# Changed.\n`);
  expect(await publish()).toBe(`cart ${version} is published in ${releases} already: nothing changed.`);

  await change('cart-mfe/slots/header-cart/CartBadge.tsx', (text) => text.replace('>Cart<', '>Basket<'));
  const outputs = await Promise.all([publish(), publish()]);
  const [, next = ''] = await publishedVersions(releases, 'cart');
  expect(next).toMatch(/^1\.0\.1\+/);
  expect(outputs.sort()).toEqual([
    `cart ${next} is published in ${releases} already: nothing changed.`,
    `cart ${next} is published in ${releases}.`,
  ]);
});
