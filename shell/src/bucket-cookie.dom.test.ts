import { bucketCookie, keepBucket } from './bucket-cookie';

const id = '0b1f6a52-8c1d-4f0e-9a57-1c2d3e4f5a6b';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'bucket=; Max-Age=0; Path=/';
});

test('the cookie lasts half a year, and is Secure on https', () => {
  expect(bucketCookie(id, false)).toBe(`bucket=${id}; Path=/; Max-Age=15552000; SameSite=Lax`);
  expect(bucketCookie(id, true)).toBe(`bucket=${id}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`);
});

test('a frame without access to cookies gets none, and nothing throws', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  expect(() => keepBucket(id)).not.toThrow();
});

test('the document’s bucket becomes the cookie if there is none', () => {
  keepBucket(undefined);
  expect(document.cookie).toBe('');
  keepBucket(id);
  expect(document.cookie).toBe(`bucket=${id}`);
  keepBucket(id.replace('0', '1'));
  expect(document.cookie).toBe(`bucket=${id}`);
});
