import { applyStateForm, useBus } from '@storefront/shared/bus';
import type { PlaceName } from '@storefront/shared/contracts/places';
import type { FormEvent, ReactNode } from 'react';

interface StateFormProps {
  readonly list: 'cart' | 'wishlist' | 'compare';
  /** Left out where the buttons say it, each by its name and value. */
  readonly intent?: 'add' | 'remove' | 'move' | 'clear' | 'restore';
  /** The product's; missing for `clear` and `restore`. */
  readonly id?: string;
  /** What the product is called, for what is said after adding or moving it (P73). */
  readonly productName?: string;
  /** Path the server leads back to when there is no JavaScript. */
  readonly returnTo: string;
  readonly className?: string;
  /** Whether the page it leads back to offers to undo a removal. */
  readonly undo?: boolean;
  /** The module that is shown when the form was sent, for loading it ahead. */
  readonly opens?: PlaceName;
  /** Further fields such as `quantity`, and the buttons. */
  readonly children: ReactNode;
}

/** A form that changes a list: without JavaScript it posts to `/cart`, with it the same function runs in the event itself. */
export function StateForm({
  list,
  intent,
  id,
  productName,
  returnTo,
  className,
  undo,
  opens,
  children,
}: StateFormProps) {
  const bus = useBus();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    // No field of the document: a page of cards would repeat all of its names.
    if (productName !== undefined) form.set('name', productName);
    applyStateForm(bus, form);
  }

  return (
    <form className={className} method="post" action="/cart" data-opens={opens} onSubmit={apply}>
      <input type="hidden" name="list" value={list} />
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="return" value={placeOf(returnTo)} />
      {undo && <input type="hidden" name="undo" value="1" />}
      {children}
    </form>
  );
}

/** The path to return to. A long query is dropped, for a page of cards repeats the path in two dozen forms. */
function placeOf(path: string): string {
  return path.length > 1_000 ? (path.split('?')[0] ?? '/') : path;
}
