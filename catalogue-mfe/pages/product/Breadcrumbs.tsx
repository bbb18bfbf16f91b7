import type { Product } from '@storefront/shared/contracts/product';
import { mainCategoryPath, productPath, subCategoryPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { ProductName } from '@storefront/shared/ui/ProductName';
import styles from './Breadcrumbs.module.scss';

interface BreadcrumbsProps {
  readonly steps: readonly BreadcrumbStep[];
}

/** Breadcrumbs of a page, which is the last step. */
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

/** A step from the home page to a product. */
export interface BreadcrumbStep {
  readonly name: string;
  /** Null for a category that cannot be listed. */
  readonly path: string | null;
}

/** The fields that determine a product's breadcrumbs. */
export type PlacedProduct = Pick<
  Product,
  'id' | 'name' | 'mainCategory' | 'mainCategoryId' | 'category' | 'categoryId'
>;

/** Home, shop, main category, category, product; unknown categories are left out. */
export function breadcrumbSteps(product: PlacedProduct): readonly BreadcrumbStep[] {
  const { id, name, mainCategory, mainCategoryId, category, categoryId } = product;
  return [
    { name: 'Home', path: '/' },
    { name: 'Shop', path: '/shop' },
    ...categoryStep(mainCategory, mainCategoryId, mainCategoryPath),
    ...categoryStep(category, categoryId, subCategoryPath),
    { name, path: productPath(id) },
  ];
}

function categoryStep(
  name: string | null,
  id: string | null,
  pathOf: (id: string) => string,
): BreadcrumbStep[] {
  return name ? [{ name, path: id && pathOf(id) }] : [];
}
