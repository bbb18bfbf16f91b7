import type { LineProduct } from '../../lines/line-product';

/** What the shop has by a SKU or a name; 'failed' when it could not be asked. */
export type Answer =
  | {
      /** Those with this SKU: one, as a rule. */
      readonly coded: readonly LineProduct[];
      /** Those with this name; missing while it was not searched for, as are the next. */
      readonly named?: readonly LineProduct[];
      /** The first of what a search finds, where none has this name. */
      readonly alike?: readonly LineProduct[];
      /** How many more a search finds. */
      readonly further?: number;
    }
  | 'failed';

/** Answers by what they are for (`answerKey`). */
export type Answers = ReadonlyMap<string, Answer>;

/** A SKU or a name as it is compared: case and blanks do not count. */
export function answerKey(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The products with this SKU, as far as is known. */
export function codedBy(text: string, answers: Answers): readonly LineProduct[] {
  const answer = answers.get(answerKey(text));
  return answer === undefined || answer === 'failed' ? [] : answer.coded;
}
