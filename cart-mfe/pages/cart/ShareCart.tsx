import { Link, useStorefront } from '@storefront/shared/router';
import { useRef } from 'react';
import { type DetailedLines, productOf } from '../../data/line-details';
import { CopyButton } from '../../parts/sharing/CopyButton';
import { cartAsList, quickOrderAddress } from './cart-as-list';
import styles from './ShareCart.module.scss';

/** Copies the cart as a list or a link (P77). */
export function ShareCart({ lines, detailsOf }: DetailedLines) {
  const { origin } = useStorefront();
  const shown = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = cartAsList(lines, detailsOf);
  const path = quickOrderAddress(list);
  const hasUnknown = lines.some(({ id }) => productOf(detailsOf(id)) === null);
  if (list === '') return null;

  function showList() {
    if (shown.current) shown.current.open = true;
    field.current?.focus();
    field.current?.select();
  }

  return (
    <section className={styles.share} aria-labelledby="share-cart">
      <h2 id="share-cart">Keep or share this cart</h2>
      <p className={styles.note}>
        {`${
          path
            ? 'Keep this cart as a list, or send its link to a colleague.'
            : 'Keep this cart as a list. The cart has too many products for a link.'
        }${hasUnknown ? ' Products without details are left out.' : ''}`}
      </p>
      <div className={styles.ways}>
        <CopyButton
          text={list}
          copied="The list can be pasted now, into an email or a spreadsheet."
          refused="The browser did not allow copying. The list is selected below for you to copy."
          onRefused={showList}
        >
          Copy as a list
        </CopyButton>
        {path && (
          <>
            <CopyButton
              text={origin + path}
              copied="The link to this cart can be pasted now."
              refused="The browser did not allow copying. Open the link beside the button and copy its address."
            >
              Copy link
            </CopyButton>
            <Link className="btn btn-link" to={path}>
              Link to this cart
            </Link>
          </>
        )}
      </div>
      <details ref={shown} className={styles.list}>
        <summary>Show the list</summary>
        <textarea
          ref={field}
          className="form-control"
          aria-label="This cart as a list"
          rows={Math.min(list.split('\n').length, 10)}
          value={list}
          readOnly
        />
      </details>
    </section>
  );
}
