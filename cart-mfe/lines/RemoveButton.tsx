import type { StoredList } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { StateForm } from '@storefront/shared/ui/StateForm';

interface RemoveButtonProps {
  readonly list: StoredList;
  readonly id: string;
  readonly name: string;
  readonly returnTo?: string;
}

/** The button that removes a line from the cart, the wishlist or the compare list. */
export function RemoveButton({ list, id, name, returnTo = listPages[list] }: RemoveButtonProps) {
  return (
    <StateForm list={list} intent="remove" id={id} returnTo={returnTo} undo>
      <button className="btn btn-link" type="submit">
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </button>
    </StateForm>
  );
}
