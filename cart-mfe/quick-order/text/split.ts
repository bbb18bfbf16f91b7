/** What may stand between the fields of a line, the surest first. */
export const delimiters = ['\t', ';', ','] as const;

/** What stands between the fields of a line. */
export type Delimiter = (typeof delimiters)[number];

/** Most lines that one field between quotation marks may go over; after them its mark is meant as it stands. */
const maxLinesOfField = 10;

/** Longer lines, in characters, are no product's: their quotation marks are not looked at. */
const maxLength = 1_000;

/** A field that begins with a quotation mark, and has no second one in its line. */
const opened = /(?:^|[\t;,])[^\S\t]*"(?:[^"]|"")*$/;

/**
 * The lines of a text that are not empty, no more than so many, and what is after them. A field between quotation marks may have line
 * breaks, as a spreadsheet's cells do.
 */
export function splitLines(text: string, most: number) {
  const typed = text.replace(/^\ufeff/, '').split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const lines: string[] = [];
  let at = 0;
  while (at < typed.length && lines.length < most) {
    const end = endOfLine(typed, at);
    const line = typed.slice(at, end).join('\n');
    if (line.trim() !== '') lines.push(line);
    at = end;
  }
  return { lines, rest: typed.slice(at).join('\n') };
}

/** Behind the last of the lines that the fields of one go over. */
function endOfLine(typed: readonly string[], from: number): number {
  const most = Math.min(from + maxLinesOfField, typed.length);
  for (let end = from + 1; end <= most; end++) {
    const line = typed.slice(from, end).join('\n');
    if (line.length > maxLength) break;
    if (!opened.test(line)) return end;
  }
  return from + 1;
}

/** The fields of a line, without the blanks around them. A quotation mark that has no second one is meant as it stands. */
export function splitFields(line: string, delimiter: Delimiter): string[] {
  // Outside quotation marks a line break parts fields, too.
  const ends = `[${delimiter}\\n]`;
  const field = new RegExp(
    `(?<=^|${ends}) *"((?:[^"]|"")*)" *(?=$|${ends})|(?<=^|${ends})[^${delimiter}\\n]*`,
    'g',
  );
  return [...line.matchAll(field)].map(([bare, quoted]) =>
    (quoted?.replaceAll('""', '"') ?? bare).replaceAll(/\s+/g, ' ').trim(),
  );
}

/** A number whose comma parts thousands, or else fields: '1,000'. */
const thousands = /(?:^|[\s(])(?:x ?)?\d{1,3}(?:,\d{3})+(?=$|[\sx).])/i;

/** Splits a line by the first of the delimiters that it has; one field, and no delimiter, are words. */
export function fieldsOf(line: string) {
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter) || (delimiter === ',' && thousands.test(line))) continue;
    const fields = splitFields(line, delimiter);
    if (fields.length > 1) return { delimiter, fields };
  }
  return { delimiter: null, fields: splitFields(line, '\t') };
}
