import * as fc from 'fast-check';
import type { CountSteps } from './count-steps';
import { superLinear } from './super-linear';

/** Units that hostile texts repeat: separators, unclosed openings, and characters special to parsers. */
const commonUnits = [
  ...' \t\n,;&="%/![{(~.-@+a1é😀\ud800\0',
  ...'a b |1 |1x|1.1|a-|a@|/a|//|../|a,|a;|"a",|"a\n|,"|""|a=b&|a=1; '.split('|'),
  ...['%41', '%2', '%E2%82%AC', '{"a":', '[[', '{}}'],
];

/** Two repeated units, one after the other. */
interface HostileText {
  readonly prefix: string;
  readonly first: string;
  readonly second: string;
  readonly end: string;
}

/** Additions for a particular parser. */
interface OfThisParser {
  /** Texts it recognises: field or column names, words, signs. */
  readonly units?: readonly string[];
  /** Prefixes that make it read the text. */
  readonly prefixes?: readonly [string, ...string[]];
  /** Lengths to be doubled: one below and one above its limit. */
  readonly lengths?: readonly [number, number];
}

/**
 * Checks that a text of double length takes a parser at most three times the steps and no super-linear regular expression. Deterministic.
 * @throws Error with the text that takes more, or with the expressions
 */
export function expectLinear(
  count: CountSteps,
  parse: (text: string) => unknown,
  { units: own = [], prefixes = [''], lengths = [400, 5_000] }: OfThisParser = {},
): void {
  const units = [...commonUnits, ...own];
  const unit = fc.oneof(
    fc.constantFrom(...units),
    fc.array(fc.constantFrom(...units), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
  );
  const hostile: fc.Arbitrary<HostileText> = fc.record({
    prefix: fc.constantFrom(...prefixes),
    first: unit,
    second: fc.oneof(fc.constant(''), unit),
    end: fc.constantFrom('', 'x', '"', '!', ' '),
  });
  const alone = units.map((first): [HostileText, number] => [
    { prefix: prefixes[0], first, second: '', end: 'x' },
    lengths[1],
  ]);
  const patterns = new Map<string, readonly [RegExp, number]>();
  const steps = (text: string) => {
    const counted = count(() => parse(text));
    for (const [pattern, length] of counted.patterns) {
      const before = patterns.get(String(pattern))?.[1] ?? 0;
      if (length > before) patterns.set(String(pattern), [pattern, length]);
    }
    return counted.steps;
  };
  fc.assert(
    fc.property(hostile, fc.constantFrom(...lengths), (text, length) => {
      const once = steps(written(text, length));
      const twice = steps(written(text, 2 * length));
      if (twice > 3 * once) throw new Error(`Twice the text takes ${twice} steps instead of ${once}.`);
    }),
    {
      seed: 1,
      numRuns: units.length + 50,
      examples: alone,
      endOnFailure: true,
      includeErrorInReport: true,
    },
  );
  const slow = superLinear(new Map(patterns.values()));
  if (slow.length > 0)
    throw new Error(`A hostile text may take these longer than it grows:\n${slow.join('\n')}`);
}

function written({ prefix, first, second, end }: HostileText, length: number): string {
  const repeated = (unit: string) => unit.repeat(Math.ceil(length / Math.max(unit.length, 1)));
  return prefix + repeated(first) + repeated(second) + end;
}
