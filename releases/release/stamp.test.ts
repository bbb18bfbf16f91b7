import { containerName } from '../release/container-name';
import { stamp, unstampedContainer } from './stamp';

test('every trace of the placeholder becomes the release’s name', () => {
  const code = `var ${unstampedContainer('cart')};self["chunk_${unstampedContainer('cart')}"]`;
  expect(stamp(code, 'cart', '1.4.2')).toBe('var cart_1_4_2;self["chunk_cart_1_4_2"]');
});

test('another remote’s placeholder stays', () => {
  const code = unstampedContainer('quote');
  expect(stamp(code, 'cart', '1.4.2')).toBe(code);
});

test('a name is a JavaScript identifier', () => {
  expect(containerName('cart', '10.0.12')).toMatch(/^[A-Za-z_$][\w$]*$/);
  expect(unstampedContainer('cart')).toMatch(/^[A-Za-z_$][\w$]*$/);
});
