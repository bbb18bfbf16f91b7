import { useLocation } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { StateForm } from './StateForm';

interface AddToCartProps {
  readonly id: string;
  readonly name: string;
  /** Id of the element that names the product, for screen readers. */
  readonly describedBy: string;
  /** Path the server redirects to; default this page. */
  readonly returnTo?: string;
  /** Whether it is a secondary button. */
  readonly isSecond?: boolean;
  /** Fields before the button, such as one named `quantity` (default 1). */
  readonly children?: ReactNode;
}

/** A form that adds a product to the cart and returns to the same page. */
export function AddToCart({ id, name, describedBy, returnTo, isSecond = false, children }: AddToCartProps) {
  const { pathname, search } = useLocation();
  return (
    <StateForm
      list="cart"
      intent="add"
      id={id}
      productName={name}
      returnTo={returnTo ?? pathname + search}
      className="add-to-cart"
      opens="cart-drawer"
    >
      {children}
      <button
        className={isSecond ? 'btn btn-outline-primary' : 'btn btn-primary'}
        type="submit"
        aria-describedby={describedBy}
      >
        Add to cart
      </button>
    </StateForm>
  );
}
