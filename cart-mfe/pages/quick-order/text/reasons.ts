import { quantityRule } from '../../../parts/lines/quantity-rule';

/** Reasons why a line is not ordered, and what to do. */
export const reasons = {
  unknown: 'No product has this SKU or name.',
  long: 'This line is too long for a SKU or a name.',
  fields: 'This line has too many fields. Leave only the SKU or the name and the quantity.',
  control: 'This line has characters that cannot be read.',
  formula: 'This is a formula. Type the SKU or the name itself.',
  uncounted: 'How many? This line has no quantity.',
  numbers: 'How many? Write the quantity after a comma, as in ‘Gauze swabs, 5’.',
  ordinal: 'Is the first number the quantity? Then write an ‘x’ after it; if not, leave it out.',
  beside: 'How many? Leave only the SKU and a whole number from 1 to 9999.',
  unticked: 'Other lines are ticked and this one is not. To order it, delete its ‘[ ]’ or ‘☐’.',
  wide: 'This line has more fields than its heading. Put a name with commas in quotation marks.',
  packSize:
    'The product’s name has this number too. If it is your quantity, write ‘x 100’; if not, write how many you want.',
  unit: 'Sold in another unit. Write how many, without a unit.',
  next: 'How many? Write the quantity in the line of its product.',
  several: 'This line may be several products. Give each a line of its own, with its quantity.',
  failed: 'This line could not be looked up.',
} as const;

/** The reason when a field should be a quantity. */
export function noQuantity(field: string): string {
  return `‘${field.slice(0, 40)}’ is no quantity. ${quantityRule}`;
}

/** The reason when a field does not match the product beside it. */
export function unclearField(field: string): string {
  return `What does ‘${field.slice(0, 40)}’ mean here? It is not part of this product’s name. Leave only the SKU and the quantity.`;
}
