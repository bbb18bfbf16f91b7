import Papa from 'papaparse';

/** What may stand between the fields of a line, the surest first. */
export const delimiters = ['\t', ';', ','] as const;

/** What stands between the fields of a line. */
export type Delimiter = (typeof delimiters)[number];

/** The fields of a line, and what is between them; one field, and nothing, for words. */
export interface Split {
  readonly delimiter: Delimiter | null;
  readonly fields: readonly string[];
}

/** The fields of a line, without the blanks around them. A quotation mark that has no second one is meant as it stands. */
export function splitFields(line: string, delimiter: Delimiter): string[] {
  const tight = line.replaceAll(new RegExp(`(^|${delimiter}) +(?=")`, 'g'), '$1');
  const { data, errors } = Papa.parse<string[]>(tight, { delimiter });
  // The fast mode knows no quotation marks.
  const rows = errors.length > 0 ? Papa.parse<string[]>(tight, { delimiter, fastMode: true }).data : data;
  return rows.flat().map((field) => field.replaceAll(/\s+/g, ' ').trim());
}

/** A number whose comma parts thousands, or else fields: '1,000'. */
const thousands = /(?:^|[\s(])(?:x ?)?\d{1,3}(?:,\d{3})+(?=$|[\sx).])/i;

/** Splits a line by the first of the delimiters that it has. */
export function fieldsOf(line: string): Split {
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter) || (delimiter === ',' && thousands.test(line))) continue;
    const fields = splitFields(line, delimiter);
    if (fields.length > 1) return { delimiter, fields };
  }
  return { delimiter: null, fields: splitFields(line, '\t') };
}
