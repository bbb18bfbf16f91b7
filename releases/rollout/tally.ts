/** How often something was counted, of how many. */
export interface Tally {
  readonly counted: number;
  readonly of: number;
}

export const noTally: Tally = { counted: 0, of: 0 };

export function addTallies(one: Tally, other: Tally): Tally {
  return { counted: one.counted + other.counted, of: one.of + other.of };
}

/** From 0 to 1; 0 of none. */
export function shareOf({ counted, of }: Tally): number {
  return of === 0 ? 0 : counted / of;
}
