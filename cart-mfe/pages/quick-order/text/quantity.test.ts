import { type Reading, readWords } from './quantity';

const textOf = ({ product, count }: Reading) => `${product} × ${count?.quantity ?? 1}`;

test.each([
  ['gauze', 'gauze × 1'],
  ['12 x gauze', 'gauze × 12'],
  ['12 gauze', 'gauze × 12'],
  ['gauze 12', 'gauze × 12'],
  ['gauze x 12', 'gauze × 12'],
  ['gauze*12', 'gauze × 12'],
  ['gauze - 12', 'gauze × 12'],
  ['gauze: 12', 'gauze × 12'],
  ['gauze qty 12', 'gauze × 12'],
  ['20 - gloves', 'gloves × 20'],
  ['20 boxes of gloves', 'gloves × 20'],
  ['5 pkts gauze', 'gauze × 5'],
  ['3pcs gloves', 'gloves × 3'],
  ['5 tube holders', 'tube holders × 5'],
  ['gloves 20 boxes', 'gloves × 20'],
  ['gloves x 2 pk', 'gloves × 2'],
  ['gloves x 1,500', 'gloves × 1500'],
  ['a dozen face shields', 'face shields × 12'],
  ['gauze x half a dozen', 'gauze × 6'],
  ['two boxes of nitrile gloves', 'nitrile gloves × 2'],
  ['One Touch test strips x 5', 'One Touch test strips × 5'],
  ['3 x Periodontal Probe UNC 15', 'Periodontal Probe UNC 15 × 3'],
  ['syringe 5 mL', 'syringe 5 mL × 1'],
  ['syringe 5 mL x 40', 'syringe 5 mL × 40'],
  ['gauze swab 10 cm x 10 cm x 4', 'gauze swab 10 cm x 10 cm × 4'],
  ['gauze swab 10 x 10', 'gauze swab 10 x 10 × 1'],
  ['12 cm forceps', '12 cm forceps × 1'],
  ['1 1/2 inch needle', '1 1/2 inch needle × 1'],
  ['gloves size 7.5', 'gloves size 7.5 × 1'],
  ['gloves size 7 x 20', 'gloves size 7 × 20'],
  ['gauze swabs pack of 100', 'gauze swabs pack of 100 × 1'],
  ['gloves 100 pack', 'gloves 100 pack × 1'],
  ['suture 3-0', 'suture 3-0 × 1'],
  ['2 v-neck scrubs', 'v-neck scrubs × 2'],
  ['2 x L nitrile gloves', 'L nitrile gloves × 2'],
  ['2 - 3 way stopcock', '3 way stopcock × 2'],
])('%j leaves no doubt: %s', (line, guess) => {
  const { guess: meant } = readWords(line);
  expect(meant && textOf(meant)).toBe(guess);
});

test.each([
  '5 gauze 10',
  '2 x gauze x 3',
  'two boxes of gauze x 5',
  'Probe UNC 15 x 3',
  '3 x 3 mm curette',
  '2 x 100 gauze',
  'a dozen x carton 100',
  '5 or 6 gloves',
  '5-10 gloves',
  'gloves 5 - 6 boxes',
  'gloves 7,100 boxes',
  'approx 10 gowns',
  'gauze swabs x 6 for room 2',
  'gloves 7,100',
  'gloves, box of 100,100',
  '5,500 mL saline',
  '2 L gloves',
  'gloves (x10)',
  'gloves [10]',
  'gloves x 2.5',
  '1/2 box gloves',
  'half a box of gloves',
  'twenty boxes of gloves',
  'two gowns',
  'gowns two',
  'two dozen gowns',
  '3 hundred masks',
  'gloves two and a half dozen',
  'gloves 0',
  'gloves x 10000',
  'gloves -',
  '- gloves',
])('asks for the quantity of %j', (line) => {
  expect(readWords(line).guess).toBeNull();
});

test("a product's exact name is recognised, so all readings of a line are offered", () => {
  const read = (line: string) => readWords(line).readings.map(textOf);
  expect(read('5 Gauze 10')).toEqual(['5 Gauze 10 × 1', 'Gauze 10 × 5', '5 Gauze × 10']);
  expect(read('Gauze 7,100')).toEqual(['Gauze 7,100 × 1']);
});
