import { measureWord, numberNames, numberWord, sizes, unitPattern } from './measures';

/** A word, compound, number or measure. */
export interface Word {
  /** As written, in lower case. */
  readonly written: string;
  /** Alternative forms in the words of the index, closest first; each form needs all of its words. */
  readonly forms: readonly [readonly string[], ...(readonly string[])[]];
  /** Forms without the unit: '5' for '5 mL'. */
  readonly loose: readonly string[];
}

const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const unit = String.raw`(?:[\s-]?(${unitPattern})(?:(?![\p{L}\d])|(?=x\s?\d)))`;
const patterns = {
  size: /(?:extra|x)[\s-]?(large|lge|l|small|s)(?![\p{L}\d-])/uy,
  dimension: new RegExp(String.raw`${number}${unit}?(?:\s?x\s?${number}${unit}?)+(?![\p{L}\d])`, 'uy'),
  range: new RegExp(String.raw`(${number})${unit}?[-/](${number})${unit}?(?![\p{L}\d])`, 'uy'),
  measure: new RegExp(`(${number})${unit}`, 'uy'),
  number: new RegExp(number, 'uy'),
  compound: /\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)*/uy,
} as const;

const parts = new RegExp(`(${number})${unit}?`, 'gu');

/**
 * Splits a text into words without accents and signs, the same way for index and search: '7.5cm' and '7.5 cm' are one measure, '10x10' and
 * '10 cm x 10 cm' one dimension, 'XL' and 'extra large' one size, 'non-woven' is a word and two, 'two' is a number.
 */
export function readWords(text: string): Word[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2044]/g, '/')
    .replace(/\u03bc/g, 'u')
    .replace(/×/g, 'x')
    .replace(/\p{Pd}/gu, '-')
    .replace(/['’]s?(?![\p{L}\d])|['’]/gu, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ');
  const words: Word[] = [];
  let at = 0;
  while (at < plain.length) {
    const found = wordAt(plain, at);
    if (found) words.push(found);
    at += found?.written.length ?? 1;
  }
  return words;
}

/** All index words of a text, in order. */
export function wordsOf(text: string): string[] {
  return readWords(text).flatMap(({ forms, loose }) => [...new Set([...forms.flat(), ...loose])]);
}

function wordAt(text: string, at: number): Word | null {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const size = match(patterns.size);
  if (size) return word(size[0], [`x${sizes.get(size[1] ?? '') ?? size[1]}`]);
  const dimension = match(patterns.dimension);
  if (dimension) return dimensionWord(dimension[0]);
  const range = match(patterns.range);
  if (range) {
    const [written, from = '', , to = ''] = range;
    const ends = [numberWord(from), numberWord(to)];
    return { ...word(written, [ends.join('to')]), loose: [...ends, ...measuresIn(written)] };
  }
  const measure = match(patterns.measure);
  if (measure) {
    const [written, amount = '', name = ''] = measure;
    return { ...word(written, [measureWord(amount, name)]), loose: [numberWord(amount)] };
  }
  const amount = match(patterns.number);
  if (amount) return word(amount[0], [numberWord(amount[0])]);
  const compound = match(patterns.compound);
  return compound && compoundWord(compound[0]);
}

function word(written: string, ...forms: Word['forms']): Word {
  return { written, forms, loose: [] };
}

function dimensionWord(written: string): Word {
  const amounts = [...written.matchAll(parts)].map(([, amount = '']) => numberWord(amount));
  return { ...word(written, [amounts.join('x')]), loose: [...amounts, ...measuresIn(written)] };
}

function measuresIn(text: string): string[] {
  return [...text.matchAll(parts)].flatMap(([, amount = '', name]) =>
    name ? [measureWord(amount, name)] : [],
  );
}

/** A word; with a hyphen or digits also its parts: 'x-ray', 'p2', 'WND-000123'. */
function compoundWord(written: string): Word {
  const [size, name] = [sizes.get(written), numberNames.get(written)];
  if (size ?? name) return word(written, [size ?? name ?? '']);
  const joined = written.replaceAll('-', '');
  const apart = written.match(/\p{L}+|\d+/gu) ?? [];
  return apart.length > 1 ? word(written, [joined], apart.map(plainPart)) : word(written, [joined]);
}

function plainPart(part: string): string {
  return numberNames.get(part) ?? part;
}
