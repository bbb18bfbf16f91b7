import type { StoredList } from '@storefront/shared/contracts/state';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { listPages } from './list-pages';

interface RemoveButtonProps {
  readonly list: StoredList;
  /** The line's. */
  readonly id: string;
  /** The product's name, for those who do not see what is around the button. */
  readonly name: string;
}

/** Takes a line out of a list. */
export function RemoveButton({ list, id, name }: RemoveButtonProps) {
  return (
    <StateForm list={list} intent="remove" id={id} returnTo={listPages[list]} undo>
      <button className="btn btn-link" type="submit">
        Remove<span className="visually-hidden"> {name}</span>
      </button>
    </StateForm>
  );
}
