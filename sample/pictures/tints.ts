/** The accent colours of the sample's drawings, each from its palest to its deepest step. */
const tints = {
  teal: ['#d8ecea', '#7cc1bb', '#3f9b95', '#2b7672', '#1c5653'],
  blue: ['#dbe7f4', '#86b0dc', '#4a7fb8', '#345f90', '#23446b'],
  sage: ['#e2eddf', '#a3c49b', '#6f9d6c', '#537a52', '#3a593b'],
  violet: ['#e6e2f1', '#b1a4d6', '#8272b3', '#61538c', '#463b69'],
  coral: ['#f7e2dd', '#e9a99c', '#cf7d6f', '#a65d51', '#7b4239'],
  slate: ['#e1e6eb', '#98a8b8', '#61758a', '#47586a', '#303e4d'],
} as const;

/** Name of an accent colour. */
export type Tint = keyof typeof tints;

/** The names of the accent colours, in the order in which chance picks them for products. */
export const tintNames = [
  'teal',
  'blue',
  'sage',
  'violet',
  'coral',
  'slate',
] as const satisfies readonly Tint[];

/** A drawing in another accent colour. Drawn in teal, in plain colours: neither renderer nor drawing tools know custom properties. */
export function tinted(svg: string, tint: Tint): string {
  const drawn: readonly string[] = tints.teal;
  return svg.replace(
    /#[\da-f]{6}\b/gi,
    (colour) => tints[tint][drawn.indexOf(colour.toLowerCase())] ?? colour,
  );
}
