import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { portsFrom } from '../ports';
import { parseDevCommand } from './dev-command';

const parse = (words: string[], env: NodeJS.ProcessEnv = {}) => parseDevCommand(words, env, workspaceRemotes);

test('without a name everything is developed, with ports and a folder of its own', () => {
  expect(parse([])).toEqual({
    watched: new Set(['shell', ...workspaceRemotes.map(({ name }) => name)]),
    against: null,
    ports: portsFrom(3500),
    folder: '.local/dev',
  });
});

test('packages are named by their folders', () => {
  expect(parse(['cart-mfe', 'shell']).watched).toEqual(new Set(['cart', 'shell']));
  expect(() => parse(['cart'])).toThrow(/^'cart' is not a package to develop: name shell, catalogue-mfe, /);
});

test('PORT moves it as a whole', () => {
  expect(parse([], { PORT: '4700' })).toMatchObject({ ports: portsFrom(4700), folder: '.local/dev-4700' });
  expect(() => parse([], { PORT: 'x' })).toThrow(/^PORT must be a port number up to \d+, but is 'x'\.$/);
});

test('a shop to compose with is named by its address', () => {
  expect(parse(['cart-mfe', '--against', 'http://localhost:3000/shop?x=1']).against).toBe(
    'http://localhost:3000',
  );
  for (const text of ['localhost:3000', 'cart', 'ftp://shop.test']) {
    expect(() => parse(['--against', text])).toThrow(
      `--against must be the address of a shop, such as http://localhost:3000, but is '${text}'.`,
    );
  }
});
