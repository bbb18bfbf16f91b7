import type { StoredList } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { StateForm } from '@storefront/shared/ui/StateForm';

interface RemoveButtonProps {
  readonly list: StoredList;
  /** The line's. */
  readonly id: string;
  /** The product's name, for those who do not see what is around the button. */
  readonly name: string;
  /** Where the server leads back to; the list's page when left out. */
  readonly returnTo?: string;
}

/** Takes a line out of a list: of the cart in drawer and page, the wishlist, the compare list. */
export function RemoveButton({ list, id, name, returnTo = listPages[list] }: RemoveButtonProps) {
  return (
    <StateForm list={list} intent="remove" id={id} returnTo={returnTo} undo>
      <button className="btn btn-link" type="submit">
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </button>
    </StateForm>
  );
}
