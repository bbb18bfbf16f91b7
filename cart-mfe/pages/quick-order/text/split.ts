/** Field separators, most reliable first. */
export const delimiters = ['\t', ';', ','] as const;

/** A field separator. */
export type Delimiter = (typeof delimiters)[number];

/** Most lines of a quoted field; beyond them its quotation mark is literal. */
const maxLinesOfField = 10;

/** Longest line, in characters, with quoted fields. */
const maxLength = 1_000;

const opened = /(?:^|[\t;,])[^\S\t]*"(?:[^"]|"")*$/;

/** The first `most` non-empty lines of a text with their numbers, and the rest. Quoted fields may contain line breaks. */
export function splitLines(text: string, most: number) {
  const typed = text.replace(/^\ufeff/, '').split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
  const lines: { readonly text: string; readonly number: number }[] = [];
  let at = 0;
  while (at < typed.length && lines.length < most) {
    const end = endOfLine(typed, at);
    const text = typed.slice(at, end).join('\n');
    if (text.trim() !== '') lines.push({ text, number: at + 1 });
    at = end;
  }
  return { lines, rest: typed.slice(at).join('\n') };
}

function endOfLine(typed: readonly string[], from: number): number {
  const most = Math.min(from + maxLinesOfField, typed.length);
  for (let end = from + 1; end <= most; end++) {
    const line = typed.slice(from, end).join('\n');
    if (line.length > maxLength) break;
    if (!opened.test(line)) return end;
  }
  return from + 1;
}

/** The trimmed fields of a line. An unmatched quotation mark is literal. */
export function splitFields(line: string, delimiter: Delimiter): string[] {
  // Unquoted line breaks separate fields, too.
  const ends = `[${delimiter}\\n]`;
  const field = new RegExp(
    `(?<=^|${ends}) *"((?:[^"]|"")*)" *(?=$|${ends})|(?<=^|${ends})[^${delimiter}\\n]*`,
    'g',
  );
  return [...line.matchAll(field)].map(([bare, quoted]) =>
    (quoted?.replaceAll('""', '"') ?? bare).replaceAll(/\s+/g, ' ').trim(),
  );
}

/** A number with thousands separators, or two fields: '1,000'. */
const thousands = /(?:^|[\s(])(?:x ?)?\d{1,3}(?:,\d{3})+(?=$|[\sx).])/i;

/** Splits a line by its most reliable separator; without one, the line is a single field. */
export function fieldsOf(line: string) {
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter) || (delimiter === ',' && thousands.test(line))) continue;
    const fields = splitFields(line, delimiter);
    if (fields.length > 1) return { delimiter, fields };
  }
  return { delimiter: null, fields: splitFields(line, '\t') };
}
