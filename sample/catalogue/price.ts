import type { Chance } from './chance';

/** AUD, ending in 5 cents like a price list. */
function priceTag(amount: number): number {
  return Math.round(amount * 20) / 20;
}

/** Price of a pack, from the price of the line's first form in its first pack: more pieces cost less each. */
export function packPrice(
  base: number,
  formPosition: number,
  pack: string,
  firstPack: string,
  luck: Chance,
): number {
  const pieces = (piecesIn(pack) / piecesIn(firstPack)) ** 0.9;
  return priceTag(base * (1 + 0.25 * formPosition) * pieces * luck.between(0.92, 1.12));
}

/** The regular price of a product whose sale price is this one: always above it (P22). */
export function regularPrice(salePrice: number, luck: Chance): number {
  return priceTag(salePrice * luck.between(1.08, 2.2) + 0.05);
}

function piecesIn(pack: string): number {
  return Number(/ of (\d+)/.exec(` ${pack}`)?.[1] ?? 1);
}
