import { mainCategoryPath } from '@storefront/shared/product/paths';
import { Link, useSite } from '@storefront/shared/router';
import type { ReactNode } from 'react';

interface CategoryLinksProps {
  readonly label: string;
  /** Items before the first category. */
  readonly children?: ReactNode;
}

/** Links to the main categories for pages with nothing else to show; nothing without categories and `children`. */
export function CategoryLinks({ label, children }: CategoryLinksProps) {
  const { categories } = useSite();
  if (categories.length === 0 && !children) return null;
  return (
    <nav aria-label={label}>
      <ul className="category-links">
        {children}
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link className="btn btn-outline-primary" to={mainCategoryPath(id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
