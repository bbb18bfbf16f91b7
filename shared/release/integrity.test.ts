import { integrityOf, isIntegrity, verifyIntegrity } from './integrity';

const bytes = (text: string) => new TextEncoder().encode(text);

test('gives the SHA-384 in the form of subresource integrity', () => {
  // The published test vector of SHA-384 for "abc" (FIPS 180-4), in base64.
  expect(integrityOf(bytes('abc'))).toBe(
    'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
  );
});

test('detects changed bytes', () => {
  const integrity = integrityOf(bytes('add to cart'));
  expect(verifyIntegrity(bytes('add to cart'), integrity)).toBe(true);
  expect(verifyIntegrity(bytes('add to cars'), integrity)).toBe(false);
  expect(verifyIntegrity(bytes('add to cart'), integrity.replace('sha384', 'sha256'))).toBe(false);
  expect(verifyIntegrity(bytes('add to cart'), '')).toBe(false);
});

test('recognises texts in its own form', () => {
  expect(isIntegrity(integrityOf(bytes('')))).toBe(true);
  expect(isIntegrity(integrityOf(bytes('')).slice(0, -1))).toBe(false);
  expect(isIntegrity(`${integrityOf(bytes(''))} sha384-x`)).toBe(false);
});
