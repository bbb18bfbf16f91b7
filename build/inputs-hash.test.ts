import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { inputsHash } from './inputs-hash';

const folder = temporaryFolder();

async function repository(files: Record<string, string>) {
  const root = await mkdtemp(join(folder, 'repository-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

const files = {
  'cart-mfe/routes.tsx': 'a',
  'shared/bus/bus.ts': 'b',
  'releases/traffic/pick.ts': 'p',
  'log/masked.ts': 'l',
  'run/build-shell.ts': 'r',
  'build/webpack-config.ts': 'c',
  'build/.swcrc': '{}',
  'pnpm-lock.yaml': 'd',
};

const hashOf = async (changed: Record<string, string>) =>
  inputsHash(await repository({ ...files, ...changed }), 'cart-mfe');

test.each([
  ['a source', { 'cart-mfe/routes.tsx': 'A' }],
  ['a new file', { 'cart-mfe/CartPage.tsx': '' }],
  ['a shared module', { 'shared/bus/bus.ts': 'B' }],
  ['the release picker', { 'releases/traffic/pick.ts': 's' }],
  ['the log', { 'log/masked.ts': 'L' }],
  ['the build', { 'build/webpack-config.ts': 'C' }],
  ['a dependency', { 'pnpm-lock.yaml': 'D' }],
])('the hash changes with %s', async (_, changed) => {
  expect(await hashOf(changed)).not.toBe(await hashOf({}));
});

test.each([
  ['a test', { 'cart-mfe/routes.test.tsx': 'x' }],
  ['the test kit', { 'shared/testing/bus-for-test.ts': 'x' }],
  ['an installed package', { 'cart-mfe/node_modules/react/index.js': 'x' }],
  ['another remote', { 'quote-mfe/routes.tsx': 'x' }],
])('the hash does not change with %s', async (_, changed) => {
  expect(await hashOf(changed)).toBe(await hashOf({}));
});

test('the hash covers replacements of modules, with their content', async () => {
  const root = await repository({ ...files, 'e2e/Second.tsx': 'a' });
  const second = join(root, 'e2e/Second.tsx');
  const first = await inputsHash(root, 'cart-mfe', [second]);
  expect(first).not.toBe(await inputsHash(root, 'cart-mfe'));
  await writeFile(second, 'b');
  expect(await inputsHash(root, 'cart-mfe', [second])).not.toBe(first);
});
