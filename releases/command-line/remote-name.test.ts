import { parseRemoteName } from './remote-name';

test('knows the remotes', () => {
  expect(parseRemoteName('cart')).toBe('cart');
});

test('says which remotes there are', () => {
  expect(() => parseRemoteName('blog')).toThrow(
    new Error("There is no remote 'blog': it is one of catalogue, cart, quote."),
  );
  expect(() => parseRemoteName(undefined)).toThrow('Name a remote: it is one of');
  expect(() => parseRemoteName('constructor')).toThrow('There is no remote');
});
