import { useSubmit } from '@storefront/shared/router';
import { listPages } from '../lines/list-pages';
import styles from './OnlyDifferences.module.scss';

interface OnlyDifferencesProps {
  readonly checked: boolean;
  /** The address's own, which stay as they are. */
  readonly ids: string | null;
}

/** Leaves out the rows in which all products are the same: at once, or with its button where there are no scripts. */
export function OnlyDifferences({ checked, ids }: OnlyDifferencesProps) {
  const submit = useSubmit();
  return (
    <form className={styles.form} method="get" action={listPages.compare}>
      {ids !== null && <input type="hidden" name="ids" value={ids} />}
      <label className={styles.label}>
        <input
          className="form-check-input"
          type="checkbox"
          name="differences"
          value="1"
          defaultChecked={checked}
          // Back changes the address; the box follows it.
          key={String(checked)}
          onChange={({ target }) => void submit(target.form, { preventScrollReset: true, replace: true })}
        />
        Show differences only
      </label>
      <button className={`btn btn-outline-primary ${styles.apply}`} type="submit">
        Apply
      </button>
    </form>
  );
}
