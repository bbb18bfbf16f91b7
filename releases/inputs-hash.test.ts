import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inputsHash } from './inputs-hash';
import { temporaryFolder } from './testing/temporary-folder';

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
  'webpack.base.ts': 'c',
  '.swcrc': '{}',
  'pnpm-lock.yaml': 'd',
};

const hashOf = async (changed: Record<string, string>) =>
  inputsHash(await repository({ ...files, ...changed }), 'cart-mfe');

test.each([
  ['a source', { 'cart-mfe/routes.tsx': 'A' }],
  ['a new file', { 'cart-mfe/CartPage.tsx': '' }],
  ['a shared module', { 'shared/bus/bus.ts': 'B' }],
  ['the build', { 'webpack.base.ts': 'C' }],
  ['a dependency', { 'pnpm-lock.yaml': 'D' }],
])('%s changes it', async (_, changed) => {
  expect(await hashOf(changed)).not.toBe(await hashOf({}));
});

test.each([
  ['a test', { 'cart-mfe/routes.test.tsx': 'x' }],
  ['the test kit', { 'shared/testing/bus-for-test.ts': 'x' }],
  ['an installed package', { 'cart-mfe/node_modules/react/index.js': 'x' }],
  ['another remote', { 'quote-mfe/routes.tsx': 'x' }],
])('%s does not', async (_, changed) => {
  expect(await hashOf(changed)).toBe(await hashOf({}));
});

test('what is put in place of a module counts', async () => {
  const root = await repository(files);
  expect(await inputsHash(root, 'cart-mfe', ['Second.tsx'])).not.toBe(await inputsHash(root, 'cart-mfe'));
});
