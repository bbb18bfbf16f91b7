/** A repeatable source of random values: the same calls in the same order give the same values. */
export interface Chance {
  /** True in this share (0 to 1) of the cases. */
  happens(share: number): boolean;
  /** A number from `least` up to but not including `most`. */
  between(least: number, most: number): number;
  /** An entry of the list. */
  pick<Value>(list: readonly [Value, ...Value[]]): Value;
}

/** A source of random values that depend on `seed` alone (the generator mulberry32). */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    happens: (share) => next() < share,
    between: (least, most) => least + next() * (most - least),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
