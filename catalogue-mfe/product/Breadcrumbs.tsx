import { Link } from '@storefront/shared/router';
import { ProductName } from '@storefront/shared/ui/ProductName';
import styles from './Breadcrumbs.module.scss';
import type { BreadcrumbStep } from './breadcrumb-steps';

interface BreadcrumbsProps {
  /** From the home page to this one. */
  readonly steps: readonly BreadcrumbStep[];
}

/** Where in the shop the page is; the last step is the page itself. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const last = steps.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ name, path }, nth) => (
          <li key={nth}>
            {nth === last ? (
              <span aria-current="page">
                <ProductName name={name} />
              </span>
            ) : path === null ? (
              name
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
