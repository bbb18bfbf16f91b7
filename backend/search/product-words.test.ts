import { makeProduct, usualProducts } from 'sample/catalogue/make-product';
import { readProductLines } from 'sample/catalogue/product-lines';
import { nounOf } from './product-words';

test.each([
  ['Needle Holder, 14 cm', 'Holder'],
  ['Suture with Needle', 'Suture'],
  ['Disposable Scalpel No. 10, box of 10', 'Scalpel'],
  ['Face Mask (box of 50)', 'Mask'],
  ['Steri-Strip – 6 mm', 'Steri-Strip'],
  ['Level 2 Mask', 'Mask'],
  ['Mayo Scissors 14.5 cm curved', 'Scissors'],
  ['', ''],
])('the kind of ‘%s’ is ‘%s’', (name, noun) => {
  expect(nounOf(name)).toBe(noun);
});

test('knows the kind of nearly every product of the sample by its name', () => {
  const lines = readProductLines();
  const products = Array.from({ length: usualProducts }, (_, number) => makeProduct(number, lines));
  const others = products.filter(({ name, noun }) => nounOf(name) !== noun);
  expect(others.length).toBeLessThan(usualProducts / 50);
});
