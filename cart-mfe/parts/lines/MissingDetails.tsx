import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { isNoLongerSold, type LineDetails, productOf } from '../../data/line-details';
import styles from './MissingDetails.module.scss';

/** Why a product's details are missing, and a link to its successor (P60); nothing if they are there. */
export function MissingDetails({ details }: { readonly details: LineDetails }) {
  if (productOf(details)) return null;
  const successor = isNoLongerSold(details) ? details.replacedBy : null;
  return (
    <p className={styles.why}>
      <span>{reason(details)}</span>
      {successor !== null && (
        <>
          {' '}
          <Link to={productPath(successor)}>See its replacement</Link>
        </>
      )}
    </p>
  );
}

function reason(details: LineDetails): string {
  if (isNoLongerSold(details)) return 'This product is no longer sold.';
  return details === 'loading' ? 'Loading …' : 'The details of this product could not be loaded.';
}
