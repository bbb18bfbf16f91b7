import { useBus } from '@storefront/shared/bus';
import { Link, useStorefront } from '@storefront/shared/router';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { comparePath } from './compare-address';
import styles from './ShareComparison.module.scss';

/** The comparison as an address to pass on: a link, and where the browser can, a button that copies it. */
export function ShareComparison({ ids }: { readonly ids: readonly string[] }) {
  const bus = useBus();
  const { origin } = useStorefront();
  const canCopy = useHydrated() && navigator.clipboard !== undefined;
  const path = comparePath({ ids });

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + path);
      bus.notify({
        kind: 'success',
        title: 'Copied.',
        text: 'The address of this comparison can be pasted now.',
      });
    } catch {
      bus.notify({
        kind: 'warning',
        title: 'Not copied.',
        text: 'The browser did not allow it. Open the link beside the button and copy its address.',
      });
    }
  }

  return (
    <div className={styles.share}>
      <Link className="btn btn-link" to={path}>
        Link to this comparison
      </Link>
      {/* Its room is kept until it is known whether it can work. */}
      <button
        className={`btn btn-outline-primary ${canCopy ? '' : styles.waiting}`}
        type="button"
        onClick={copy}
      >
        Copy link
      </button>
    </div>
  );
}
