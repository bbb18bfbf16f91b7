/** One accent colour of the studio palette in the steps a lit, coloured surface needs; all are `#rrggbb`. */
export interface Tint {
  /** Barely coloured: liquids, linings, printed panels. */
  readonly pale: string;
  /** Where the light falls. */
  readonly light: string;
  readonly base: string;
  /** Turned away from the light. */
  readonly dark: string;
  /** Creases, edges and the darkest print. */
  readonly deep: string;
}

/** The six accent colours by number: teal, blue, sage, violet, coral, slate. */
export const tints = {
  1: { pale: '#d8ecea', light: '#7cc1bb', base: '#3f9b95', dark: '#2b7672', deep: '#1c5653' },
  2: { pale: '#dbe7f4', light: '#86b0dc', base: '#4a7fb8', dark: '#345f90', deep: '#23446b' },
  3: { pale: '#e2eddf', light: '#a3c49b', base: '#6f9d6c', dark: '#537a52', deep: '#3a593b' },
  4: { pale: '#e6e2f1', light: '#b1a4d6', base: '#8272b3', dark: '#61538c', deep: '#463b69' },
  5: { pale: '#f7e2dd', light: '#e9a99c', base: '#cf7d6f', dark: '#a65d51', deep: '#7b4239' },
  6: { pale: '#e1e6eb', light: '#98a8b8', base: '#61758a', dark: '#47586a', deep: '#303e4d' },
} as const satisfies Record<number, Tint>;

/** Number of an accent colour, 1 to 6. */
export type TintNumber = keyof typeof tints;

/** The numbers of the accent colours in their order. */
export const tintNumbers: readonly TintNumber[] = [1, 2, 3, 4, 5, 6];
