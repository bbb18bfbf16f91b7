/** Why a row is refused: a sentence for its owner. */
export class Fault extends Error {}

/** Says why a row is refused. @throws Fault */
export function refuse(reason: string): never {
  throw new Fault(reason);
}

/** Cells that say nothing. */
export const nothing = /^(?:-*|n\/?a|none)$/i;

/** Cells that point at the one above. */
export const ditto = /^(?:["”″〃]|as above|ditto|do\.)$/i;

/**
 * Without control characters but line breaks, without what a spreadsheet writes in their place, and without invisible characters but those
 * that join emoji; in Unicode's composed form.
 */
export function cleanText(text: string): string {
  // Most cells of a large file.
  if (/^[ -^`-~]*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll('_x000D_', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '');
}

/** A clean text in one line. */
export function line(text: string): string {
  const clean = cleanText(text);
  return (/\s\s|[^\S ]/.test(clean) ? clean.replaceAll(/\s+/g, ' ') : clean).trim();
}

/** Refuses a longer text. @throws Fault */
export function within(text: string, most: number): string {
  return text.length <= most
    ? text
    : refuse(`The text has ${text.length} characters; at most ${most} are read.`);
}

/** The beginning of a text, without half of an emoji. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

const month =
  '(?:Jan|Feb|Mar|Mär|Mrz|Apr|May|Mai|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez|June|Juni|July|Juli|März|Sept)';

/** A size or a code as a spreadsheet writes the date that it made of it: '1-Feb', '01. Mrz', 'Mar-25'. */
export const madeDate = new RegExp(
  `^(?:\\d{1,2}[-. ]{1,2}${month}\\.?|${month}-\\d\\d|\\d{4}-\\d\\d-\\d\\d)$`,
);

/** What an owner does about such a date. */
export const dateReason = 'Your spreadsheet made a date of it: format the column as text and write it again.';
