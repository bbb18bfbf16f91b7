import type { ProductVariant } from '../contracts/product';
import { entriesOf, fieldsOf, textOf } from './json-fields';

const maxVariants = 100;

const maxPackSize = 1e6;

/** Pieces in one pack: a whole number from 1 to a million, as a number or in digits; null for anything else (P66). */
export function packSizeOf(value: unknown): number | null {
  const pieces = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value;
  return typeof pieces === 'number' && Number.isInteger(pieces) && pieces >= 1 && pieces <= maxPackSize
    ? pieces
    : null;
}

/** A product's variants, each once, in their order, without itself and without those that nothing tells apart (P67). */
export function variantsOf(value: unknown, ofId: string): readonly ProductVariant[] {
  const variants = new Map<string, ProductVariant>();
  for (const entry of entriesOf(value)) {
    const variant = variantOf(entry);
    if (variant && variant.id !== ofId && !variants.has(variant.id)) variants.set(variant.id, variant);
  }
  return [...variants.values()].slice(0, maxVariants);
}

function variantOf(entry: unknown): ProductVariant | null {
  const fields = fieldsOf(entry);
  const id = textOf(fields.id);
  const size = textOf(fields.size);
  const colour = textOf(fields.colour);
  const packSize = packSizeOf(fields.packSize);
  if (id === null || (size === null && colour === null && packSize === null)) return null;
  return { id, name: textOf(fields.productName) ?? `Product ${id}`, size, colour, packSize };
}
