import { Link, useStorefront } from '@storefront/shared/router';
import { CopyButton } from '../sharing/CopyButton';
import { comparePath } from './compare-address';
import styles from './ShareComparison.module.scss';

/** The comparison as an address to pass on: a link, and where the browser can, a button that copies it. */
export function ShareComparison({ ids }: { readonly ids: readonly string[] }) {
  const { origin } = useStorefront();
  const path = comparePath({ ids });
  return (
    <div className={styles.share}>
      <Link className="btn btn-link" to={path}>
        Link to this comparison
      </Link>
      <CopyButton
        text={origin + path}
        copied="The address of this comparison can be pasted now."
        refused="The browser did not allow it. Open the link beside the button and copy its address."
      >
        Copy link
      </CopyButton>
    </div>
  );
}
