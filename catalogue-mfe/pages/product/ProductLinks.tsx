import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import type { CardProduct } from '../../parts/card/card-product';
import styles from './ProductLinks.module.scss';

interface ProductLinksProps {
  readonly products: readonly CardProduct[];
}

/** Products as small links, without actions. */
export function ProductLinks({ products }: ProductLinksProps) {
  return (
    <ul className={styles.links}>
      {products.map((product) => (
        <li key={product.id}>
          <Link to={productPath(product.id)}>
            <Picture picture={product.picture} alt="" sizes="4.5rem" />
            <span className={styles.name}>
              <ProductName name={product.name} />
            </span>
            <Price product={product} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
