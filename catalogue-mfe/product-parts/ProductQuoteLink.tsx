import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import type { RefObject } from 'react';
import { chosenQuantity } from './QuantityInput';

interface ProductQuoteLinkProps {
  /** The product's. */
  readonly id: string;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the quantity to be quoted is in. */
  readonly around: RefObject<HTMLElement | null>;
  readonly className: string;
}

/** Asks for a quote for as many of a product as are chosen. */
export function ProductQuoteLink({ id, describedBy, around, className }: ProductQuoteLinkProps) {
  return (
    <QuoteLink
      className={className}
      subject={{ kind: 'product', id, quantity: 1 }}
      chosenQuantity={() => chosenQuantity(around.current)}
      aria-describedby={describedBy}
    >
      Request a quote
    </QuoteLink>
  );
}
