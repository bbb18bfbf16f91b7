import type { Chance } from './chance';

/** AUD, ending in 5 cents like a price list. */
function priceTag(amount: number): number {
  return Math.round(amount * 20) / 20;
}

/** Price of a pack, from the price of the line's first form in its first pack: a piece costs less in a larger pack, and any carton costs more than a box. */
export function packPrice(
  base: number,
  formPosition: number,
  pack: string,
  firstPack: string,
  luck: Chance,
): number {
  const packs = firstPacksIn(pack, firstPack) ** 0.9;
  return priceTag(base * (1 + 0.25 * formPosition) * packs * luck.between(0.92, 1.12));
}

/** The regular price of a product whose sale price is this one: always above it (P22). */
export function regularPrice(salePrice: number, luck: Chance): number {
  return priceTag(salePrice * luck.between(1.08, 2.2) + 0.05);
}

/** Number of first packs in a pack. The number of a carton counts pieces, or boxes if it is smaller than the pieces in one box. */
function firstPacksIn(pack: string, firstPack: string): number {
  const packs = piecesIn(pack) / piecesIn(firstPack);
  return pack.startsWith('carton') && packs < 1 ? piecesIn(pack) : packs;
}

function piecesIn(pack: string): number {
  return Number(/ of (\d+)/.exec(` ${pack}`)?.[1] ?? 1);
}
