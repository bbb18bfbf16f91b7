import type { LineProduct } from '../../../data/line-product';
import { type CodeInText, codesIn } from '../text/codes';
import type { Line } from '../text/read-order';

/** The shop's products for a SKU or a name. */
export interface Answer {
  /** Products with this SKU, usually one. */
  readonly coded: readonly LineProduct[];
  /** Products with this name; missing, like the next two fields, until it was searched for. */
  readonly named?: readonly LineProduct[];
  /** First search results when no product has this name. */
  readonly alike?: readonly LineProduct[];
  /** Number of further search results. */
  readonly further?: number;
  readonly hasFailed?: boolean;
}

/** Answers by `answerKey`. */
export type Answers = ReadonlyMap<string, Answer>;

/** The key of a SKU or name: lower case, single blanks. */
export function answerKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The known products with this SKU. */
export function codedBy(text: string, answers: Answers): readonly LineProduct[] {
  return answers.get(answerKey(text))?.coded ?? [];
}

/** A SKU of the shop, found in a text. */
export interface KnownCode extends CodeInText {
  readonly name: string;
}

/** The shop's SKUs in a text, in order. */
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

/** The shop's SKU that equals a field, else the first one in it; null for none. */
export function codeIn(field: string, answers: Answers): KnownCode | null {
  const [product] = codedBy(field, answers);
  if (product) return { text: field, start: 0, end: field.length, name: product.name };
  return knownCodes(field, answers)[0] ?? null;
}

/** Texts of a line to look up as SKUs: its readings, words, and parts of unknown words. */
export function textsOf({ readings, plain }: Line, answers: Answers): readonly string[] {
  const words = codesIn(plain).flatMap((word) => {
    const isNone = answers.get(answerKey(word.text))?.coded.length === 0;
    return isNone ? [word, ...word.inside] : [word];
  });
  return [...readings.map(({ product }) => product), ...words.map(({ text }) => text)];
}
