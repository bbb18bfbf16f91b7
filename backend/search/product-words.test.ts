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
