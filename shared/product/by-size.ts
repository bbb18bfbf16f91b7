/** Size words and letters, smallest first. */
const words: readonly RegExp[] = [
  /^(neonate|newborn)/,
  /^infant/,
  /^(child|paediatric|pediatric)/,
  /^youth/,
  /^(xxxs|3xs)$/,
  /^(xxs|2xs)$/,
  /^(xs|x-?small|extra[ -]small)$/,
  /^(s|small)$/,
  /^(m|medium|regular|standard|adult)$/,
  /^(l|large|large adult)$/,
  /^(xl|x-?large|extra[ -]large)$/,
  /^(xxl|2xl|xx-?large)$/,
  /^(xxxl|3xl|xxx-?large)$/,
  /^(xxxxl|4xl)$/,
  /^(xxxxxl|5xl)$/,
];

/** Compares two sizes for `sort`: by words and letters ('XS', 'Small', 'X-Large'), then numbers, then the alphabet (P66). */
export function bySize(one: string, other: string): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a.word !== b.word) return a.word - b.word;
  const [first, second] = [a.numbers.length === 0, b.numbers.length === 0];
  if (first !== second) return first ? 1 : -1;
  for (const [nth, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[nth] ?? -1);
    if (difference !== 0) return difference;
  }
  return a.numbers.length - b.numbers.length || (one < other ? -1 : one > other ? 1 : 0);
}

function keyOf(size: string): { readonly word: number; readonly numbers: readonly number[] } {
  const text = size.trim().toLowerCase();
  const word = words.findIndex((pattern) => pattern.test(text));
  return {
    word: word < 0 ? words.length : word,
    numbers: word < 0 ? [...text.matchAll(measure)].map(measured) : [],
  };
}

/** A number with an optional unit. */
const measure = /(\d+(?:\.\d+)?)(?:\s?(mm|cm|ml|kg|m|l|g)\b)?/g;

/** Each unit in the smallest unit of its kind. */
const units: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, ml: 1, l: 1000, g: 1, kg: 1000 };

function measured([, number, unit = '']: RegExpMatchArray): number {
  return Number(number) * (units[unit] ?? 1);
}
