import type { StoredList } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { StateForm } from '@storefront/shared/ui/StateForm';

interface RemoveButtonProps {
  readonly list: StoredList;
  readonly id: string;
  readonly name: string;
  readonly returnTo?: string;
}

/** A button that removes a line from one of the lists. */
export function RemoveButton({ list, id, name, returnTo = listPages[list] }: RemoveButtonProps) {
  return (
    <StateForm list={list} intent="remove" id={id} returnTo={returnTo} undo>
      <button className="btn btn-link" type="submit">
        Remove<span className="visually-hidden">{` ${name}`}</span>
      </button>
    </StateForm>
  );
}
