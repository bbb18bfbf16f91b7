import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { Form } from '@storefront/shared/router';
import styles from './HomePage.module.scss';

/** A box for a pasted list, which the quick order page checks (P81). Its fields are that page's (docs/contracts.md). */
export function PasteList() {
  return (
    <Form method="post" encType="multipart/form-data" action={quickOrderPath} className={styles.paste}>
      <div>
        <h2>
          <label htmlFor="paste-list">Paste your list</label>
        </h2>
        <p className="form-text" id="paste-list-help">
          One product a line: its SKU or name, and how many.
        </p>
      </div>
      <textarea
        className="form-control"
        id="paste-list"
        name="lines"
        rows={3}
        required
        placeholder={'WND-000089, 12\n6 x Gauze swabs'}
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="paste-list-help"
      />
      <button className="btn btn-primary" type="submit" name="intent" value="check">
        Check list
      </button>
    </Form>
  );
}
