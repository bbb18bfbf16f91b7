import type { LineProduct } from '../../lines/line-product';
import { type CodeInText, codesIn } from '../text/codes';
import type { Line } from '../text/read-order';

/** What the shop has by a SKU or a name. */
export interface Answer {
  /** Those with this SKU: one, as a rule. */
  readonly coded: readonly LineProduct[];
  /** Those with this name; missing while it was not searched for, as are the next. */
  readonly named?: readonly LineProduct[];
  /** The first of what a search finds, where none has this name. */
  readonly alike?: readonly LineProduct[];
  /** How many more a search finds. */
  readonly further?: number;
  /** Whether it could not be asked. */
  readonly hasFailed?: boolean;
}

/** Answers by what they are for (`answerKey`). */
export type Answers = ReadonlyMap<string, Answer>;

/** A SKU or a name as it is compared: case and blanks do not count. */
export function answerKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The products with this SKU, as far as is known. */
export function codedBy(text: string, answers: Answers): readonly LineProduct[] {
  return answers.get(answerKey(text))?.coded ?? [];
}

/** A SKU of the shop in a text. */
export interface KnownCode extends CodeInText {
  /** That of its product. */
  readonly name: string;
}

/** The SKUs of the shop that a text has, in their order. */
export function knownCodes(text: string, answers: Answers): readonly KnownCode[] {
  return codesIn(text).flatMap((word) => {
    const known: KnownCode[] = [];
    for (const code of [word, ...word.inside]) {
      const [product] = codedBy(code.text, answers);
      if (product && known.every(({ start, end }) => code.end <= start || code.start >= end))
        known.push({ ...code, name: product.name });
    }
    return known.sort((one, other) => one.start - other.start);
  });
}

/** The SKU of the shop that a field is, or the first that it has; null where it has none. */
export function codeIn(field: string, answers: Answers): KnownCode | null {
  const [product] = codedBy(field, answers);
  if (product) return { text: field, start: 0, end: field.length, name: product.name };
  return knownCodes(field, answers)[0] ?? null;
}

/** What a line has that may be a SKU: what it may name, its words, and what is in those that are none. */
export function textsOf({ readings, plain }: Line, answers: Answers): readonly string[] {
  const words = codesIn(plain).flatMap((word) => {
    const isNone = answers.get(answerKey(word.text))?.coded.length === 0;
    return isNone ? [word, ...word.inside] : [word];
  });
  return [...readings.map(({ product }) => product), ...words.map(({ text }) => text)];
}
