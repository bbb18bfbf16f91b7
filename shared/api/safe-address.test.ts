import fc from 'fast-check';
import { linkAddress, safeAddress } from './safe-address';

test.each([
  ['/product/5', '/product/5'],
  ['uploads/a.jpg', 'uploads/a.jpg'],
  ['/a?next=javascript:x', '/a?next=javascript:x'],
  ['HTTP://supplier.example', 'HTTP://supplier.example'],
  ['  /my picture.jpg ', '/my%20picture.jpg'],
])('%j is accepted', (value, address) => {
  expect(safeAddress(value)).toBe(address);
});

const refused = [
  'java\tscript:x',
  'data:text/html,x',
  'https:evil.example',
  'https://[',
  '//evil.example',
  '',
  5,
];

test.each(refused)('%j is refused', (value) => {
  expect(safeAddress(value)).toBeNull();
});

test.each([
  ['/shop?a=b@c', '/shop?a=b@c'],
  [' https://a.example/@b c', 'https://a.example/@b%20c'],
  ['HTTP://a.example?b', 'HTTP://a.example?b'],
  ['mailto:a@b.example?subject=Hi there', 'mailto:a@b.example?subject=Hi%20there'],
  ['tel:+61255504180', 'tel:+61255504180'],
])('a text may lead to %j', (value, address) => {
  expect(linkAddress(value)).toBe(address);
});

test.each([
  ...refused,
  'javascript:x',
  'shop',
  '#part',
  '/\\evil.example',
  'https://user:word@a.example/',
  'https://user@a.example',
  'mailto:a@b.example\nbcc',
  'mailto://a',
  'tel:',
])('a text may not lead to %j', (value) => {
  expect(linkAddress(value)).toBeNull();
});

test('accepted addresses use http(s), and leave this shop only if they are absolute', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    ':',
    'http',
    'https',
    'javascript',
    '//',
    '.',
    '@',
    '?',
    '#',
    ' ',
    '\t',
    'evil.example',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('http://shop.example/a/b', 'https://shop.example/a/b'),
      (value, page) => {
        const address = safeAddress(value);
        if (address === null) return;
        const target = new URL(address, page);
        expect(['http:', 'https:']).toContain(target.protocol);
        const link = linkAddress(value);
        if (link !== null) expect(new URL(link, page)).toMatchObject({ username: '', password: '' });
        if (!/^https?:\/\//i.test(address)) expect(target.origin).toBe(new URL(page).origin);
        expect(safeAddress(address)).toBe(address);
        expect(address).not.toMatch(/\s/);
      },
    ),
    { numRuns: 1_000 },
  );
});
