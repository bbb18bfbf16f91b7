import { currentPrice, type PricedProduct } from '@storefront/shared/product/price';
import { AddToCart } from '@storefront/shared/ui/AddToCart';
import type { RefObject } from 'react';
import { ProductQuoteLink } from './ProductQuoteLink';
import { QuantityInput } from './QuantityInput';

interface BuyFormProps {
  readonly product: PricedProduct & { readonly id: string; readonly name: string };
  /** What the choice of how many begins at; 1 when left out. */
  readonly quantity?: number | undefined;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the form is in. */
  readonly around: RefObject<HTMLElement | null>;
}

/** How many, and 'Add to cart'; of a product without a price the quote is the main action (P21). */
export function BuyForm({ product, quantity, describedBy, around }: BuyFormProps) {
  const { id, name } = product;
  const isUnpriced = currentPrice(product) === null;
  return (
    <AddToCart id={id} name={name} describedBy={describedBy} isSecond={isUnpriced}>
      <QuantityInput initial={quantity} />
      {isUnpriced && (
        <ProductQuoteLink id={id} describedBy={describedBy} around={around} className="btn btn-primary" />
      )}
    </AddToCart>
  );
}
