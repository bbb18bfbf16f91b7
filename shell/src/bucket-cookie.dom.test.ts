import { bucketOf, cellOf } from 'releases/traffic/bucket';
import { bucketCookie, keepBucket } from './bucket-cookie';

const id = '0b1f6a52-8c1d-4f0e-9a57-1c2d3e4f5a6b';

function deleteBucket(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'bucket=; Max-Age=0; Path=/';
}
afterEach(deleteBucket);

test('the cookie lasts half a year, and is Secure on https', () => {
  expect(bucketCookie(id, false)).toBe(`bucket=${id}; Path=/; Max-Age=15552000; SameSite=Lax`);
  expect(bucketCookie(id, true)).toBe(`bucket=${id}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`);
});

test('a frame without access to cookies gets none, and nothing throws', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(() => keepBucket(undefined)).not.toThrow();
});

test.each([
  [undefined, Array.from({ length: 100 }, (_, cell) => cell)],
  [`8${'0'.repeat(23)}2`, [3, 97]],
])('a random bucket of the cells %s becomes the cookie if there is none', (cells, possible) => {
  const made = new Set<number>();
  for (let nth = 0; nth < 50 * possible.length && made.size < possible.length; nth += 1) {
    deleteBucket();
    keepBucket(cells);
    const bucket = bucketOf(document.cookie);
    expect(bucket.isNew).toBe(false);
    made.add(cellOf(bucket.id));
    keepBucket(cells);
    expect(bucketOf(document.cookie)).toEqual(bucket);
  }
  expect([...made].sort((a, b) => a - b)).toEqual(possible);
});
