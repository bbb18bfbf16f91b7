import { bucketCookie, bucketOf } from './pick';

const id = '0b1f6a52-8c1d-4f0e-9a57-1c2d3e4f5a6b';

test.each([
  [`bucket=${id}`],
  [`cart=42*2; bucket=${id}; wishlist=7`],
  [`cart=42*2;bucket=${id}`],
  [`bucket=broken; bucket=${id}`],
  [`bucket; =; ;; bucket=${id}`],
])('reads the bucket of %s', (header) => {
  expect(bucketOf(header)).toEqual({ id, isNew: false });
});

test.each([
  [undefined],
  [''],
  ['cart=42*2'],
  ['bucket='],
  [`bucket=${id}x`],
  [`bucket=${id.toUpperCase()}`],
  [`notbucket=${id}`],
  [`bucket=${encodeURIComponent('<script>')}`],
])('makes a new one for %s', (header) => {
  const bucket = bucketOf(header);
  expect(bucket.isNew).toBe(true);
  expect(bucketOf(`bucket=${bucket.id}`)).toEqual({ id: bucket.id, isNew: false });
  expect(bucketOf(header).id).not.toBe(bucket.id);
});

test('the cookie is kept from scripts for half a year, and to https where the visitor came by it', () => {
  expect(bucketCookie(id, false)).toBe(`bucket=${id}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`);
  expect(bucketCookie(id, true)).toBe(
    `bucket=${id}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure`,
  );
});
