/** What may stand between the fields of a line, the surest first. */
export const delimiters = ['\t', ';', ','] as const;

/** What stands between the fields of a line. */
export type Delimiter = (typeof delimiters)[number];

/**
 * The fields of a line, without the blanks around them. One that begins with a quotation mark goes to the next single one, as
 * spreadsheets write it; where there is none the mark is meant as it stands.
 */
export function splitFields(line: string, delimiter: Delimiter): string[] {
  const field = new RegExp(
    `[^\\S\\t]*(?:"((?:[^"]|"")*)"[^\\S\\t]*(?=${delimiter}|$)|([^${delimiter}]*))(${delimiter}|$)`,
    'y',
  );
  const fields: string[] = [];
  for (;;) {
    const [, quoted, plain = '', end] = field.exec(line) ?? [];
    fields.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim());
    if (!end) return fields;
  }
}
