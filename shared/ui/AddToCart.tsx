import { Form, useLocation } from '@storefront/shared/router';
import type { ReactNode } from 'react';

interface AddToCartProps {
  /** The product's. */
  readonly id: string;
  /** Id of the element that names the product, for those who do not see what is around the button. */
  readonly describedBy: string;
  /** Fields before the button, such as one named `quantity`; without it one is added. */
  readonly children?: ReactNode;
}

/**
 * The form that adds a product to the cart. With JavaScript the same action runs in the browser and the page stays;
 * without it the server answers and leads back to this page.
 */
export function AddToCart({ id, describedBy, children }: AddToCartProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/cart" navigate={false} fetcherKey={`add ${id}`}>
      <input type="hidden" name="list" value="cart" />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="return" value={pathname + search} />
      {children}
      <button className="btn btn-primary" type="submit" aria-describedby={describedBy}>
        Add to cart
      </button>
    </Form>
  );
}
