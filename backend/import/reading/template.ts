import { csvStart } from './csv-text';
import { ownColumns } from './headings';

/** Products in the order of our columns, divided by semicolons. */
const products = [
  '00417;;Nitrile gloves, powder-free;Northbrook;Infection control > Gloves;16.95;14.95;100;S | M | L;Blue;<p>Textured <strong>nitrile</strong> gloves.</p><ul><li>AS/NZS 4011.1</li><li>Box of 100</li></ul>;gloves-blue.jpg | gloves-box.jpg;Blue glove | Box of gloves;nitrile-gloves;yes;yes;no;yes',
  '00418;;Nitrile gloves, powder-free, black;Northbrook;Infection control > Gloves;17.95;;100;S | M | L;Black;;https://www.example.com/pictures/gloves-black.jpg;;nitrile-gloves;yes;no;yes;no',
  'HP-TI95;HP-TI90;High-speed handpiece, titanium;;Equipment > Handpieces;;;;;;Quattro spray. It has no price: customers ask for it.;;;;yes;no;no;no',
];

/** An example file with our columns, as CSV for Excel. */
export function importTemplate(): string {
  const headings = Object.values(ownColumns).map(([heading]) => heading);
  return csvStart([headings, ...products.map((product) => product.split(';'))]);
}
