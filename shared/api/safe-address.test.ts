import fc from 'fast-check';
import { safeAddress } from './safe-address';

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
        if (!/^https?:\/\//i.test(address)) expect(target.origin).toBe(new URL(page).origin);
        expect(safeAddress(address)).toBe(address);
        expect(address).not.toMatch(/\s/);
      },
    ),
    { numRuns: 1_000 },
  );
});
