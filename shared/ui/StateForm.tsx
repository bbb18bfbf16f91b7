import { applyStateForm, useBus } from '@storefront/shared/bus';
import type { FormEvent, ReactNode } from 'react';

interface StateFormProps {
  readonly list: 'cart' | 'wishlist' | 'compare';
  readonly intent: 'add' | 'remove' | 'set' | 'up' | 'down' | 'clear';
  /** The product's; missing for `clear`. */
  readonly id?: string;
  /** Path the server leads back to when there is no JavaScript. */
  readonly returnTo: string;
  readonly className?: string;
  /** The form's own id, for a button that stands outside it. */
  readonly formId?: string;
  /** Further fields such as `quantity`, and the button. */
  readonly children: ReactNode;
}

/**
 * A form that changes the cart, the wishlist or the compare list. Without JavaScript it posts to the shell's `/cart`;
 * with it the same function runs against the page's bus, in the event itself, and the page stays.
 */
export function StateForm({ list, intent, id, returnTo, className, formId, children }: StateFormProps) {
  const bus = useBus();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    applyStateForm(bus, new FormData(event.currentTarget));
  }

  return (
    <form className={className} id={formId} method="post" action="/cart" onSubmit={apply}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="return" value={placeOf(returnTo)} />
      {children}
    </form>
  );
}

/** Two dozen forms of a page carry it: a query that is out of all proportion stays behind. */
function placeOf(path: string): string {
  return path.length > 1_000 ? (path.split('?')[0] ?? '/') : path;
}
