import { StateForm } from '@storefront/shared/ui/StateForm';
import type { ReactNode } from 'react';

interface CartFormProps {
  readonly intent: 'set' | 'up' | 'down' | 'remove' | 'clear';
  /** The line; missing for `clear`. */
  readonly id?: string;
  /** The form's own id, for a button that stands outside it. */
  readonly formId?: string;
  readonly children: ReactNode;
}

/** A form that changes the cart on its own page. */
export function CartForm({ intent, id, formId, children }: CartFormProps) {
  return (
    <StateForm
      list="cart"
      intent={intent}
      returnTo="/shop/shopping-cart"
      {...(id !== undefined && { id })}
      {...(formId !== undefined && { formId })}
    >
      {children}
    </StateForm>
  );
}
