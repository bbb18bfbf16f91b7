import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { masked } from './masked';

const around = fc.constantFrom(
  '',
  ' ',
  '"',
  "'",
  '(',
  '<',
  ': ',
  '\n    at ',
  'https://shop.test/find?q=',
  ';',
  'no such user ',
);
const text = fc.string({ maxLength: 60 });

const isLetters = (letters: string) => fc.stringMatching(new RegExp(`^${letters}$`));
const mailbox = fc
  .tuple(
    fc.oneof(
      isLetters("[a-z0-9][a-z0-9._%+'-]{0,20}"),
      fc.constantFrom('ann', 'jürgen.möller', '"ann smith"', "o'hara", 'x_y'),
    ),
    fc.constantFrom('@', '%40', '%2540'),
    fc.oneof(isLetters('[a-z][a-z0-9-]{0,20}[a-z]'), fc.constantFrom('klinik-münchen', 'mail.clinic')),
    fc.constantFrom('test', 'com.au', 'xn--p1ai', 'example'),
  )
  .map(([local, at, name, top]) => ({ local, name, address: `${local}${at}${name}.${top}` }));

/** As tokens are made: opaque. */
const bytes = fc.string().map((seed) => createHash('sha256').update(seed).digest());
const token = fc.oneof(
  bytes.map((made) => made.toString('hex')),
  bytes.map((made) => made.toString('base64url')),
  bytes.map((made) => made.toString('base64')),
  bytes.map((made) => made.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')),
  bytes.map((made) =>
    ['{"alg":"HS256"}', '{"id":1}', made].map((part) => Buffer.from(part).toString('base64url')).join('.'),
  ),
);

test('no e-mail address is left, whatever stands around it', () => {
  fc.assert(
    fc.property(text, around, mailbox, around, text, (before, left, { name, address }, right, after) => {
      const whole = masked(`${before}${left}${address}${right}${after}`);
      expect(whole).not.toContain(address);
      expect(whole.toLowerCase()).not.toMatch(new RegExp(`(@|%40)${name}`));
    }),
    { numRuns: 1_000, seed: 15 },
  );
});

test('no token is left, whatever stands around it', () => {
  fc.assert(
    fc.property(text, around, token, around, text, (before, left, one, right, after) => {
      const whole = masked(`${before}${left} ${one} ${right}${after}`);
      for (const part of one.split(/[.+/=]/).filter(({ length }) => length >= 8))
        expect(whole).not.toContain(part);
    }),
    { numRuns: 1_000, seed: 15 },
  );
});

test('no cookie is left', () => {
  fc.assert(
    fc.property(around, bytes, (left, made) => {
      const id = made.toString('hex').slice(0, 12);
      for (const message of [
        `Cookie: bucket=${id}; x=${id}`,
        `set-cookie=${id}`,
        `bucket=${id}`,
        `cart=${id}*2!b*1`,
        `"cookie":"x=${id}"`,
      ])
        expect(masked(`${left}${message}`)).not.toContain(id);
    }),
  );
});

test.each([
  'lab@1.4.2+0a1b2c3d4e5f (render) at /shop: This badge is broken.',
  '    at Badge (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:12:3)',
  '    at isUnexpectedServerErrorBoundaryElement (/shop/server-module-loader-of-the-shell/worker.cjs:1:1)',
  '    at Widget (release:lab@1.0.1+d3799a64748e/e2e/support/ThrowingCartBadge.tsx:5)',
  '/shop/product/nitrile-gloves-powder-free-box-of-100-size-m-2045-10mm',
  'http://localhost:3002/1.0.0+0a1b2c3d4e5f/server/container.cjs took longer than 1500 ms.',
  'GET http://localhost:4000/api/v1/product failed: ECONNREFUSED UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'lab 1.4.2+0a1b2c3d4e5f=50, the cart=50 of it',
  '2026-11-22T20:53:37.000Z node_modules/.pnpm/react-router-dom@7.18.5_react-dom@19.3.1/index.js',
])('%j stays', (line) => expect(masked(line)).toBe(line));

test.each([
  ['no such user ann@clinic.test', 'no such user [e-mail]'],
  ['Authorization: Bearer abc.def', 'Authorization: [masked]'],
  ['sent Bearer abc.def twice', 'sent Bearer [token] twice'],
  ['{"password":"hunter2","id":7}', '{"password":"[masked]","id":7}'],
  ['?access_token=abc&page=2', '?access_token=[masked]&page=2'],
])('masks %j as %j', (line, left) => expect(masked(line)).toBe(left));

test('a text of any length costs little, and is cut', () => {
  for (const part of ['a', 'a.', 'a@', '%40', 'eyJ', 'a-1', '"', 'cookie: ', '=', ' ', '9a'])
    expect(masked(part.repeat(200_000)).length).toBeLessThan(9_000);
});
