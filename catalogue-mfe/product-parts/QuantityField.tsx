import { maxQuantity } from '@storefront/shared/contracts/state';
import { selectOnFirstPress } from '@storefront/shared/ui/select-on-first-press';
import type { ComponentProps } from 'react';

/** A number field for the quantity to add, 1 to 9999 (P29, P37). */
export function QuantityField({ className = '', defaultValue = 1, ...attributes }: ComponentProps<'input'>) {
  return (
    <input
      {...attributes}
      defaultValue={defaultValue}
      className={`form-control ${className}`}
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={maxQuantity}
      onPointerDown={selectOnFirstPress}
      required
    />
  );
}
