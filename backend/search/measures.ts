import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../startup-error';

const file = 'measures.json';
const word = v.pipe(v.string(), v.regex(/^[a-z]+$/, 'not a word of small letters'));
const schema = v.strictObject({
  units: v.array(
    v.strictObject({
      names: v.pipe(v.string(), v.regex(/^[a-z]+(?: [a-z]+)*$/, 'not words of small letters')),
      kind: word,
      size: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
  sizes: v.record(word, word),
  numbers: v.record(word, v.pipe(v.string(), v.regex(/^\d+$/, 'not a number in digits'))),
});

/** Names of units, sizes and numbers; a unit is `size` times the smallest of its kind. A needle's gauge is written as a gram. */
const names = readMeasures(readFileSync(join(import.meta.dirname, file), 'utf8'));

const unitsByName = new Map(
  names.units.flatMap((unit) => unit.names.split(' ').map((name) => [name, unit] as const)),
);

/** Alternatives of all unit names, for a regular expression. */
export const unitPattern = `(?:${[...unitsByName.keys()].join('|')})`;

/** Sizes by name: 'lge' is 'large'. */
export const sizes: ReadonlyMap<string, string> = new Map(Object.entries(names.sizes));

/** Digits by name of a number. */
export const numberNames: ReadonlyMap<string, string> = new Map(Object.entries(names.numbers));

/** One word for all spellings of a measure: '1 L', '1000ml' and '1.0 litre' are '1000000ul'; `unitPattern` matches the unit. */
export function measureWord(amount: string, unit: string): string {
  const { kind, size } = unitsByName.get(unit) ?? { kind: unit, size: 1 };
  return `${numberWord(digitsOf(Number((Number(amount) * size).toFixed(3)), amount))}${kind}`;
}

/** A number as one word: a decimal point would end the word for PostgreSQL. Leading zeros are part of a code. */
export function numberWord(amount: string): string {
  const whole = amount.includes('.') ? digitsOf(Number(amount), amount) : amount;
  return whole.replace('.', 'p');
}

/** A number in digits; as typed where JavaScript would write an exponent. */
function digitsOf(value: number, typed: string): string {
  const text = String(value);
  return text.includes('e') ? typed : text;
}

/** @throws StartupError naming the place in the file that is wrong */
export function readMeasures(text: string): v.InferOutput<typeof schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new StartupError(
    `Correct backend/search/${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`,
  );
}
