import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { portsFrom } from '../ports';
import { parseDevCommand } from './dev-command';

const parse = (words: string[], env: NodeJS.ProcessEnv = {}) => parseDevCommand(words, env, workspaceRemotes);

test('develops all packages without a name, with ports and a folder of its own', () => {
  expect(parse([])).toEqual({
    watched: new Set(['shell', ...workspaceRemotes.map(({ name }) => name)]),
    against: null,
    ports: portsFrom(3500),
    folder: '.local/dev',
  });
});

test('names packages by their folders', () => {
  expect(parse(['cart-mfe', 'shell']).watched).toEqual(new Set(['cart', 'shell']));
  expect(() => parse(['cart'])).toThrow(/^'cart' is not a package to develop: name shell, catalogue-mfe, /);
});

test('PORT moves all ports', () => {
  expect(parse([], { PORT: '4700' })).toMatchObject({ ports: portsFrom(4700), folder: '.local/dev-4700' });
  expect(() => parse([], { PORT: 'x' })).toThrow(/^PORT must be a port number up to \d+, but is 'x'\.$/);
});

test('takes the address of the shop to compose with', () => {
  expect(parse(['cart-mfe', '--against', 'http://localhost:3000/shop?x=1']).against).toBe(
    'http://localhost:3000',
  );
  for (const text of ['localhost:3000', 'cart', 'ftp://shop.test']) {
    expect(() => parse(['--against', text])).toThrow(
      `--against must be the address of a shop, such as http://localhost:3000, but is '${text}'.`,
    );
  }
});
