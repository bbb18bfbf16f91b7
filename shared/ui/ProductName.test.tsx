import { render } from '@testing-library/react';
import { ProductName } from './ProductName';

function shown(name: string) {
  const { container } = render(<ProductName name={name} />);
  return {
    text: container.textContent,
    kept: [...container.querySelectorAll('.one-word')].map(({ textContent }) => textContent),
  };
}

test.each([
  ['Absorbable Braided Suture size 3-0, box of 12', ['size 3-0,', 'of 12']],
  ['Couch Paper Roll 49 cm x 41 m', ['49 cm x 41 m']],
  ['Bench Centrifuge 8 x 15 mL, with rotor kit', ['8 x 15 mL,']],
  ['X-Ray Detectable Gauze 10 cm x 10 cm, pack of 50', ['X-Ray', '10 cm x 10 cm,', 'of 50']],
  ['Universal Pipette Tips 1000 µL, bag of 1000', ['1000 µL,', 'of 1000']],
  ['Disposable Scalpel No. 10', ['No. 10']],
  ['Needle 21-23, blunt', ['21-23,']],
  ['Silk Tape 1.25 cm x 9.1 m', ['1.25 cm x 9.1 m']],
  ['Level 3 Surgical Mask with Ties', []],
  ['Reusable SpO2 Sensor, finger clip', []],
  ['Mayo-Hegar Needle Holder', []],
  ['', []],
])('%s', (name, kept) => {
  expect(shown(name)).toEqual({ text: name, kept });
});
