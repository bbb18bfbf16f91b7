import { assetOrigin, configuredOrigin, knownAssetOrigin } from './asset-origin';

test('is the asset server of the default run if nothing is configured', () => {
  expect(assetOrigin('cart', {})).toBe('http://localhost:3002');
  expect(assetOrigin('cart', { CART_ORIGIN: '', QUOTE_ORIGIN: 'https://quote.example.com' })).toBe(
    'http://localhost:3002',
  );
});

test.each([
  ['0.0.0.0', 'http://localhost:3002'],
  ['192.168.1.5', 'http://192.168.1.5:3002'],
])('follows HOST=%s in the default run', (HOST, origin) => {
  expect(assetOrigin('cart', { HOST })).toBe(origin);
});

test('must be configured for a remote outside of this workspace', () => {
  expect(assetOrigin('lab', { LAB_ORIGIN: 'https://lab.example.com' })).toBe('https://lab.example.com');
  expect(() => assetOrigin('lab', {})).toThrow("There is no remote 'lab'");
});

test('may be unknown for other remotes', () => {
  expect(knownAssetOrigin('cart', {})).toBe('http://localhost:3002');
  expect(knownAssetOrigin('lab', { LAB_ORIGIN: 'https://lab.example.com' })).toBe('https://lab.example.com');
  expect(knownAssetOrigin('lab', {})).toBeNull();
  expect(() => knownAssetOrigin('lab', { LAB_ORIGIN: 'lab' })).toThrow('LAB_ORIGIN must be an origin');
});

test('is not configured by HOST', () => {
  expect(configuredOrigin('cart', { HOST: '0.0.0.0', CART_ORIGIN: '' })).toBeNull();
  expect(configuredOrigin('cart', { CART_ORIGIN: 'https://cart.example.com/' })).toBe(
    'https://cart.example.com',
  );
});

test.each([
  'cart.example.com',
  'ftp://cart.example.com',
  'https://cart.example.com/files',
  'https://a:b@c.example',
  ' ',
])('refuses %j', (text) => {
  expect(() => assetOrigin('cart', { CART_ORIGIN: text })).toThrow(
    `CART_ORIGIN must be an origin such as https://cart.example.com, not '${text}'.`,
  );
});
