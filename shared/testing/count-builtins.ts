type Receiver = { readonly length?: number; readonly size?: number };
type BuiltIn = (this: never, ...given: never[]) => unknown;
type Cost = (receiver: never, given: readonly unknown[], result: unknown) => number;

/** Length of a text or list, or size of a map; 0 for anything else. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const { length, size } = value as Receiver;
  return Number(length ?? size ?? 0);
};

const both: Cost = (receiver, _, result) => sizeOf(receiver) + sizeOf(result);
const receiverOnly: Cost = (receiver) => sizeOf(receiver);
const resultOnly: Cost = (_, __, result) => sizeOf(result);
const givenAndResult: Cost = (_, [given], result) => sizeOf(given) + sizeOf(result);
/** The part that was searched. */
const forwards: Cost = (receiver, [, from = 0], place) =>
  Math.max(0, (place === -1 ? sizeOf(receiver) : Number(place)) - Number(from));
const backwards: Cost = (receiver, [, from = sizeOf(receiver)], place) => Number(from) - Number(place);
const untilIncluded: Cost = (receiver: string, [wanted], isThere) =>
  isThere ? receiver.indexOf(String(wanted)) : sizeOf(receiver);

const { iterator } = Symbol;

/** Cost of built-in functions beyond the call itself. Those with a callback of ours are counted by its calls. */
const costs: readonly (readonly [owner: object, names: readonly (string | symbol)[], cost: Cost])[] = [
  [
    String.prototype,
    'split replace replaceAll match matchAll search normalize toLowerCase toUpperCase trim trimStart trimEnd padStart padEnd repeat concat toWellFormed'.split(
      ' ',
    ),
    both,
  ],
  [String.prototype, ['slice', 'substring'], resultOnly],
  [String.prototype, ['indexOf'], forwards],
  [String.prototype, ['lastIndexOf'], backwards],
  [String.prototype, ['includes'], untilIncluded],
  [
    Array.prototype,
    'map filter flatMap flat concat join sort toSorted reverse toReversed splice toSpliced with fill'.split(
      ' ',
    ),
    both,
  ],
  [Array.prototype, ['slice'], resultOnly],
  [Array.prototype, ['shift', 'unshift', 'includes', iterator], receiverOnly],
  [Array.prototype, ['indexOf'], forwards],
  [Array.prototype, ['lastIndexOf'], backwards],
  [String.prototype, [iterator], receiverOnly],
  [Map.prototype, [iterator], receiverOnly],
  [Set.prototype, [iterator], receiverOnly],
  [URLSearchParams.prototype, ['get', 'getAll', 'has', 'set', 'append', 'delete', iterator], receiverOnly],
  [Object, ['keys', 'values', 'entries', 'fromEntries', 'assign'], givenAndResult],
  [Array, ['from'], resultOnly],
  [JSON, ['parse', 'stringify'], givenAndResult],
  [globalThis, ['encodeURIComponent', 'decodeURIComponent'], givenAndResult],
];

/** Runs synchronous work; returns the cost of its built-in functions, and its regular expressions with the longest text of each. */
export function countBuiltins(work: () => unknown): {
  readonly cost: number;
  readonly patterns: ReadonlyMap<RegExp, number>;
} {
  let total = 0;
  // Not a map, since map operations are counted, too.
  const applied: [RegExp, number][] = [];
  const restored: (() => void)[] = [];

  function replace(owner: object, name: string | symbol, wrapped: (original: BuiltIn) => BuiltIn) {
    const described = Object.getOwnPropertyDescriptor(owner, name);
    if (typeof described?.value !== 'function') return;
    Object.defineProperty(owner, name, { ...described, value: wrapped(described.value) });
    restored[restored.length] = () => Object.defineProperty(owner, name, described);
  }

  for (const [owner, names, cost] of costs) {
    for (const name of names) {
      replace(
        owner,
        name,
        (original) =>
          function (this: never, ...given: unknown[]) {
            const result = Reflect.apply(original, this, given);
            total += cost(this, given, result);
            return result;
          },
      );
    }
  }
  // Other methods of expressions and texts call this one.
  replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function (this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const found: RegExpExecArray | null = Reflect.apply(original, this, [text]);
        const { length } = String(text);
        applied[applied.length] = [this, length - from];
        const looked = found ? found.index + found[0].length : this.sticky ? from + 1 : length;
        total += Math.max(1, looked - from);
        return found;
      },
  );
  // Splitting uses a copy of the expression.
  replace(
    RegExp.prototype,
    Symbol.split,
    (original) =>
      function (this: RegExp, text: string, ...limit: unknown[]) {
        applied[applied.length] = [this, text.length];
        return Reflect.apply(original, this, [text, ...limit]);
      },
  );
  try {
    work();
  } finally {
    for (let nth = 0; nth < restored.length; nth += 1) restored[nth]?.();
  }
  const patterns = new Map<string, [RegExp, number]>();
  for (const [pattern, length] of applied) {
    const before = patterns.get(String(pattern))?.[1] ?? 0;
    patterns.set(String(pattern), [pattern, Math.max(before, length)]);
  }
  return { cost: total, patterns: new Map(patterns.values()) };
}
