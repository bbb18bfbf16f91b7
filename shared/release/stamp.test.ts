import { containerName, stamp, unstamp, unstampedContainer } from './stamp';

test('every placeholder becomes the release’s name', () => {
  const code = `var ${unstampedContainer('cart')};self["chunk_${unstampedContainer('cart')}"]`;
  expect(stamp(code, 'cart', '1.4.2+9f2c01d4e7ab')).toBe(
    'var cart_1_4_2_9f2c01d4e7ab;self["chunk_cart_1_4_2_9f2c01d4e7ab"]',
  );
});

test('another remote’s placeholder stays', () => {
  const code = unstampedContainer('quote');
  expect(stamp(code, 'cart', '1.4.2+9f2c01d4e7ab')).toBe(code);
});

test('unstamping a stamped build restores its text', () => {
  const code = `var ${unstampedContainer('cart')};self["chunk_${unstampedContainer('cart')}"]`;
  const version = '1.4.2+9f2c01d4e7ab';
  expect(unstamp(stamp(code, 'cart', version), 'cart', version)).toBe(code);
});

test('a name is a JavaScript identifier', () => {
  expect(containerName('cart', '10.0.12+9f2c01d4e7ab')).toMatch(/^[A-Za-z_$][\w$]*$/);
  expect(unstampedContainer('cart')).toMatch(/^[A-Za-z_$][\w$]*$/);
});
