import { csvText } from './csv-text';
import { ownColumns } from './headings';

const gloves = ['Northbrook', 'Infection control > Gloves'];
const html =
  '<p>Textured <strong>nitrile</strong> gloves.</p><ul><li>AS/NZS 4011.1</li><li>Box of 100</li></ul>';

/** Three products, in the order of our columns. */
const products = [
  [
    '00417',
    '',
    'Nitrile gloves, powder-free',
    ...gloves,
    16.95,
    14.95,
    100,
    'S | M | L',
    'Blue',
    html,
  ].concat([
    'gloves-blue.jpg | gloves-box.jpg',
    'Blue glove | Box of gloves',
    'nitrile-gloves',
    'yes',
    'yes',
    'no',
    'yes',
  ]),
  [
    '00418',
    '',
    'Nitrile gloves, powder-free, black',
    ...gloves,
    17.95,
    '',
    100,
    'S | M | L',
    'Black',
    '',
  ].concat([
    'https://www.example.com/pictures/gloves-black.jpg',
    '',
    'nitrile-gloves',
    'yes',
    'no',
    'yes',
    'no',
  ]),
  [
    'HP-TI95',
    'HP-TI90',
    'High-speed handpiece, titanium',
    '',
    'Equipment > Handpieces',
    '',
    '',
    '',
    '',
    '',
  ].concat(['Quattro spray. It has no price: customers ask for it.', '', '', '', 'yes', 'no', 'no', 'no']),
];

/** An example file with our columns, as CSV for Excel. */
export function importTemplate(): string {
  return `\ufeff${csvText([Object.values(ownColumns).map(([heading]) => heading), ...products])}`;
}
