import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isPathPattern, pathPatternKey } from '@storefront/shared/contracts/path-pattern';
import type { PlaceName } from '@storefront/shared/contracts/places';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import { matchPath } from '@storefront/shared/router';
import { remoteAt } from './read-remotes';
import { exposedModules, workspaceRemote, workspaceRemotes } from './workspace-remotes';

// A remote of somebody's own may be here, too.
const names = workspaceRemotes.map(({ name }) => name).join(', ');

test('lists the remotes of this workspace, by their ports', () => {
  const known = workspaceRemotes.map(({ name, port, folder }) => [name, port, basename(folder)]);
  expect(known).toEqual(
    expect.arrayContaining([
      ['catalogue', 3001, 'catalogue-mfe'],
      ['cart', 3002, 'cart-mfe'],
      ['quote', 3003, 'quote-mfe'],
    ]),
  );
  const ports = workspaceRemotes.map(({ port }) => port);
  expect(ports).toEqual([...new Set(ports)].sort((a, b) => a - b));
});

test('declare each path once, as a pattern', () => {
  const paths = workspaceRemotes.flatMap((remote) => remote.paths);
  expect(paths.filter((path) => !isPathPattern(path))).toEqual([]);
  expect(new Set(paths.map(pathPatternKey)).size).toBe(paths.length);
});

test.each([
  ['/', 'catalogue'],
  ['/shop', 'catalogue'],
  ['/search', 'catalogue'],
  ['/product/0123', 'catalogue'],
  ['/shop/shopping-cart', 'cart'],
  ['/homes/home-7', 'catalogue'],
  ['/product/sold-out/0123', 'catalogue'],
  ['/shop/promotions', 'catalogue'],
  ['/shop/wishlist', 'cart'],
  ['/quote', 'quote'],
  ['/cart', null],
  ['/shop/unknown', null],
  ['/product', null],
  ['/homes/home-1', null],
  ['/homes/home-9', null],
  ['/product/a/b', null],
])('%s belongs to %s', (path, owner) => {
  const owners = workspaceRemotes.filter(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
  expect(owners.map(({ name }) => name)).toEqual(owner ? [owner] : []);
});

test('finds a remote by its name', () => {
  expect(workspaceRemote('quote').port).toBe(3003);
});

test.each([
  ['lab', `There is no remote 'lab': it is one of ${names}.`],
  ['constructor', `There is no remote 'constructor': it is one of ${names}.`],
  [undefined, `Name a remote: it is one of ${names}.`],
])('refuses the name %s in one sentence', (name, sentence) => {
  expect(() => workspaceRemote(name)).toThrow(new Error(sentence));
});

const lab = { name: 'lab', port: 3009, paths: ['/lab'], budget: 1_000 };

test('a remote exposes its routes, and its widgets under the names of their slots', () => {
  const routes = './lab-routes.tsx';
  expect(exposedModules({ ...lab, routes, slots: {} })).toEqual({ './routes': routes });
  expect(exposedModules({ ...lab, routes, slots: { 'page-foot': './foot/LabFoot.tsx' } })).toEqual({
    './routes': routes,
    './page-foot': './foot/LabFoot.tsx',
  });
});

test('until contract 4 a remote may call its slots places, as before contract 3.5', async () => {
  const places = { 'page-foot': './LabFoot.tsx' } satisfies Partial<Record<PlaceName, string>>;
  const old = { ...lab, routes: './routes.tsx', places } satisfies RemoteDeclaration;
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await writeFile(join(folder, 'remote.ts'), `export const remote = ${JSON.stringify(old)};`);
  expect(exposedModules(remoteAt(folder))).toEqual({
    './routes': './routes.tsx',
    './page-foot': './LabFoot.tsx',
  });
  await rm(folder, { recursive: true });
});

test.each([
  ["throw new Error('broken');", 'broken'],
  ["throw new Error('Transform failed:\\nremote.ts:1:7: Unexpected');", 'remote.ts:1:7: Unexpected'],
  ['', 'it exports no remote.'],
])('names the file of a remote that cannot be read: %s', async (text, reason) => {
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await writeFile(join(folder, 'remote.ts'), text);
  expect(() => remoteAt(folder)).toThrow(new Error(`${join(folder, 'remote.ts')} cannot be read: ${reason}`));
  await rm(folder, { recursive: true });
});
