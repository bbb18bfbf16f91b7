import { applyStateForm, useBus } from '@storefront/shared/bus';
import type { SlotName } from '@storefront/shared/contracts/slots';
import type { FormEvent, ReactNode } from 'react';

interface StateFormProps {
  readonly list: 'cart' | 'wishlist' | 'compare';
  /** Missing when the buttons' name and value say it. */
  readonly intent?: 'add' | 'remove' | 'move' | 'clear' | 'restore';
  /** The product's id; missing for `clear` and `restore`. */
  readonly id?: string;
  /** The product's name, for the notice after adding or moving it (P73). */
  readonly productName?: string;
  /** Path the server redirects to without JavaScript. */
  readonly returnTo: string;
  readonly className?: string;
  /** Whether that page offers to undo a removal. */
  readonly undo?: boolean;
  /** The slot that opens after submission, to be prefetched. */
  readonly opens?: SlotName;
  /** Further fields, such as `quantity`, and the buttons. */
  readonly children: ReactNode;
}

/** A form that changes a list. Without JavaScript it posts to `/cart`; otherwise the same function runs in the submit event. */
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
    // Not a hidden field: a page of cards would repeat all names.
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

/** The path to return to. A long query is dropped, since a page of cards repeats the path in two dozen forms. */
function placeOf(path: string): string {
  return path.length > 1_000 ? (path.split('?')[0] ?? '/') : path;
}
