import { useLocation } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { StateForm } from './StateForm';

interface AddToCartProps {
  readonly id: string;
  readonly name: string;
  /** Id of the element that names the product, for those who do not see what is around the button. */
  readonly describedBy: string;
  /** Where the server leads back to; this page when left out. */
  readonly returnTo?: string;
  /** Whether another button beside it is the main one. */
  readonly isSecond?: boolean;
  /** Fields before the button, such as one named `quantity`; without it one is added. */
  readonly children?: ReactNode;
}

/** The form that adds a product to the cart and leads back to where it stands. */
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
