import type { Product, ProductVariant } from '@storefront/shared/contracts/product';
import { bySize } from '@storefront/shared/product/by-size';
import { onlyOne } from '@storefront/shared/product/only-one';
import { packLabel } from '@storefront/shared/product/pack-label';

interface VariantOption {
  readonly label: string;
  /** Product id of the option; null for the shown product. */
  readonly id: string | null;
  /** Other differences: 'Blue, Pack of 50'. */
  readonly difference: string;
}

/** The options of one kind. */
export interface VariantChoice {
  readonly heading: string;
  readonly options: readonly VariantOption[];
}

type Kind = 'size' | 'colour' | 'packSize';
type Traits = Pick<ProductVariant, Kind>;
type ChoosableProduct = Pick<Product, 'sizes' | 'colours' | 'packSize' | 'variants'>;

/** A kind outweighs all kinds after it together, so that each variant can be reached. */
const kinds = [
  { kind: 'size', heading: 'Size', weight: 4 },
  { kind: 'colour', heading: 'Colour', weight: 2 },
  { kind: 'packSize', heading: 'Pack', weight: 1 },
] as const satisfies readonly { kind: Kind; heading: string; weight: number }[];

/**
 * The sizes, colours and packs of a product, each with the otherwise most similar variant (P67). Kinds without differences are left out.
 */
export function variantChoices(product: ChoosableProduct): readonly VariantChoice[] {
  const own: Traits = {
    size: onlyOne(product.sizes),
    colour: onlyOne(product.colours),
    packSize: product.packSize,
  };
  return kinds.flatMap(({ kind, heading }) => {
    const values = [...new Set([own, ...product.variants].map((traits) => traits[kind]))]
      .filter((value) => value !== null)
      .sort(inOrder);
    if (values.every((value) => value === own[kind])) return [];
    const options = values.map((value): VariantOption => {
      const label = labelOf(value);
      if (value === own[kind]) return { label, id: null, difference: '' };
      const variant = mostLike(
        own,
        product.variants.filter((one) => one[kind] === value),
      );
      return { label, id: variant.id, difference: differenceOf(variant, own, kind) };
    });
    return [{ heading, options }];
  });
}

function inOrder(one: string | number, other: string | number): number {
  return typeof one === 'number' ? one - Number(other) : bySize(one, String(other));
}

function labelOf(value: string | number): string {
  return typeof value === 'number' ? packLabel(value) : value;
}

function likeness(one: Traits, other: Traits): number {
  return kinds.reduce((sum, { kind, weight }) => sum + (one[kind] === other[kind] ? weight : 0), 0);
}

function mostLike(own: Traits, variants: readonly ProductVariant[]): ProductVariant {
  return variants.reduce((best, one) => (likeness(one, own) > likeness(best, own) ? one : best));
}

function differenceOf(variant: ProductVariant, own: Traits, chosen: Kind): string {
  return kinds
    .map(({ kind }) => (kind === chosen || variant[kind] === own[kind] ? null : variant[kind]))
    .flatMap((value) => (value === null ? [] : [labelOf(value)]))
    .join(', ');
}
