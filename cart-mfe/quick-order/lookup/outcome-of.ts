import type { LineProduct } from '../../lines/line-product';
import type { OrderLine, Reading } from '../text/order-line';
import { type Answer, type Answers, answerKey } from './answer';

/** Which of several products a visitor means, by what they typed (`answerKey`): ids, or `noneOfThese`. */
export type Choices = ReadonlyMap<string, string>;

/** Chosen by who means none of the products. */
export const noneOfThese = '';

/** The choices for words that lines have; the same map where that is all of them. */
export function choicesOf(lines: readonly OrderLine[], choices: Choices): Choices {
  const words = new Set(lines.flatMap(({ readings }) => readings.map(({ product }) => answerKey(product))));
  const kept = [...choices].filter(([key]) => words.has(key));
  return kept.length === choices.size ? choices : new Map(kept);
}

/** What becomes of a line. */
export type Outcome =
  | { readonly kind: 'found'; readonly product: LineProduct; readonly quantity: number }
  | {
      readonly kind: 'choice';
      /** Of the choice; see `Choices`. */
      readonly key: string;
      readonly options: readonly LineProduct[];
      /** How many more products a search finds than are to choose from. */
      readonly further: number;
      /** Null while nothing is chosen, and where none is meant. */
      readonly chosen: LineProduct | null;
      /** Whether none of them is meant. */
      readonly isNone: boolean;
      readonly quantity: number;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** A text that is to be asked for yet. */
  | { readonly kind: 'open'; readonly asks: 'sku' | 'name'; readonly text: string };

const failed = 'This line could not be looked up.';

/** What becomes of a line by the answers there are: a SKU counts more than a name, and a name more than what is like it. */
export function outcomeOf(line: OrderLine, answers: Answers, choices: Choices): Outcome {
  const { readings, guess, reason } = line;
  const answerTo = ({ product }: Reading) => answers.get(answerKey(product));
  const unasked = readings.find((reading) => !answerTo(reading));
  if (unasked) return { kind: 'open', asks: 'sku', text: unasked.product };

  const oneOf = (reading: Reading, options: readonly LineProduct[]): Outcome => {
    const { product: text, quantity } = reading;
    const [product, ...others] = options;
    if (product && others.length === 0) return { kind: 'found', product, quantity };
    return choice(text, quantity, { alike: options }, choices);
  };
  for (const reading of readings) {
    const answer = known(answerTo(reading));
    if (answer && answer.coded.length > 0) return oneOf(reading, answer.coded);
  }
  // A name may begin with another: 'Gauze, pack of 4' is no 'Gauze'.
  const longestFirst = [...readings].sort((one, other) => other.product.length - one.product.length);
  for (const reading of longestFirst) {
    const answer = known(answerTo(reading));
    if (answer && !answer.named) return { kind: 'open', asks: 'name', text: reading.product };
    if (answer?.named && answer.named.length > 0) return oneOf(reading, answer.named);
  }
  if (readings.some((reading) => answerTo(reading) === 'failed')) return { kind: 'refused', reason: failed };

  const alike = guess ? known(answerTo(guess)) : undefined;
  return guess && alike?.alike && alike.alike.length > 0
    ? choice(guess.product, guess.quantity, alike, choices)
    : { kind: 'refused', reason };
}

const known = (answer: Answer | undefined) => (answer === 'failed' ? undefined : answer);

function choice(
  text: string,
  quantity: number,
  { alike: options = [], further = 0 }: Pick<Exclude<Answer, 'failed'>, 'alike' | 'further'>,
  choices: Choices,
): Outcome {
  const key = answerKey(text);
  const id = choices.get(key);
  const chosen = options.find((product) => product.id === id) ?? null;
  return { kind: 'choice', key, options, further, chosen, isNone: id === noneOfThese, quantity };
}
