import { type Delimiter, delimiters, splitFields } from './split-fields';

/** Where a list that names its columns has them, counted from 0; one that it does not have is missing. */
export interface Columns {
  readonly delimiter: Delimiter;
  readonly sku?: number;
  readonly name?: number;
  readonly quantity?: number;
}

const names = {
  sku: /^(sku|code|(item|product|part|stock|catalogue|catalog|supplier) ?(code|no|number|id|#)|item)$/,
  name: /^(name|description|product|(product|item) ?(name|description))$/,
} as const;

/** Of several the first counts: a sheet may have the units of a pack beside what is ordered. */
const quantityNames = [
  /^((order|ordered) ?(qty|quantity)|(qty|quantity) ?ordered)$/,
  /^(qty|quantity|amount)$/,
  /^(count|units)$/,
] as const;

/** How many, behind what is ordered; before it the row's own number. */
const numberName = /^(no|number)$/;

/** Longest line that is looked at, in characters. */
const maxLength = 1_000;

/** The columns that a line names, in any order and with others between them; null when it is no such line, or too long for one. */
export function columnsNamed(line: string): Columns | null {
  if (line.length > maxLength) return null;
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter)) continue;
    const fields = splitFields(line, delimiter).map((field) =>
      field
        .toLowerCase()
        .replaceAll(/[.:_\s]+/g, ' ')
        .trim(),
    );
    const placeOf = (name: RegExp) => {
      const place = fields.findIndex((field) => name.test(field));
      return place < 0 ? undefined : place;
    };
    const sku = placeOf(names.sku);
    const name = placeOf(names.name);
    const number = placeOf(numberName);
    const quantity =
      quantityNames.map(placeOf).find((place) => place !== undefined) ??
      (number !== undefined && number > (sku ?? name ?? number) ? number : undefined);
    const isNamed = [sku, name, quantity ?? number].filter((place) => place !== undefined).length > 1;
    if (isNamed && (sku ?? name) !== undefined)
      return {
        delimiter,
        ...(sku !== undefined && { sku }),
        ...(name !== undefined && { name }),
        ...(quantity !== undefined && { quantity }),
      };
  }
  return null;
}
