import { listPages } from '@storefront/shared/product/paths';
import { useSubmit } from '@storefront/shared/router';
import { useState } from 'react';
import { idsInAddress } from './compare-address';
import styles from './OnlyDifferences.module.scss';

interface OnlyDifferencesProps {
  readonly checked: boolean;
  /** Ids of the shared comparison, to be kept in the address; null for none. */
  readonly sharedIds: readonly string[] | null;
}

/** Hides rows in which all products are equal: at once with scripts, else by a button. */
export function OnlyDifferences({ checked, sharedIds }: OnlyDifferencesProps) {
  const submit = useSubmit();
  // The checkbox shows the choice before the address follows.
  const [choice, setChoice] = useState({ of: checked, checked });
  if (choice.of !== checked) setChoice({ of: checked, checked });

  return (
    <form className={styles.form} method="get" action={listPages.compare}>
      {sharedIds && <input type="hidden" name="ids" value={idsInAddress(sharedIds)} />}
      <label className={styles.label}>
        <input
          className="form-check-input"
          type="checkbox"
          name="differences"
          value="1"
          checked={choice.checked}
          onChange={({ target }) => {
            setChoice({ of: checked, checked: target.checked });
            void submit(target.form, { preventScrollReset: true, replace: true });
          }}
        />
        Show differences only
      </label>
      <button className={`btn btn-outline-primary ${styles.apply}`} type="submit">
        Apply
      </button>
    </form>
  );
}
