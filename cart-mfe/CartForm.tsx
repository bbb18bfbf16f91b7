import { useFetcher } from '@storefront/shared/router';
import type { ReactNode } from 'react';

interface CartFormProps {
  readonly intent: 'set' | 'up' | 'down' | 'remove' | 'clear';
  /** The line; missing for `clear`. */
  readonly id?: string;
  /** The form's own id, for a button that stands outside it. */
  readonly formId?: string;
  readonly children: ReactNode;
}

/**
 * A form that changes the cart on its own page: in the browser the page stays and the bus changes at once, without
 * JavaScript the server leads back here.
 */
export function CartForm({ intent, id, formId, children }: CartFormProps) {
  const { Form } = useFetcher();
  return (
    <Form method="post" action="/cart" id={formId}>
      <input type="hidden" name="list" value="cart" />
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="return" value="/shop/shopping-cart" />
      {children}
    </Form>
  );
}
