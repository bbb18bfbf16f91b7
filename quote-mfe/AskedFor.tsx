import { useTopic } from '@storefront/shared/bus';
import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { Picture } from '@storefront/shared/ui/Picture';
import styles from './AskedFor.module.scss';
import type { AskedProduct, QuoteData } from './quote-loader';

/** What the quote is for: the product, or the cart. */
export function AskedFor({ asked }: Pick<QuoteData, 'asked'>) {
  if (asked.kind === 'cart') return <AskedCart />;
  if (!asked.product)
    return <LoadAgain message="The product could not be loaded. You can still ask for it." />;
  return <AskedForProduct product={asked.product} />;
}

function AskedForProduct({ product: { id, name, picture } }: { readonly product: AskedProduct }) {
  return (
    <div className={styles.asked}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes="72px" loading="eager" />
      </div>
      <p className="mb-0">
        For <Link to={productPath(id)}>{name}</Link>
      </p>
    </div>
  );
}

function AskedCart() {
  const count = useTopic('ecomerce', ({ cartItems }) => cartItems.length);
  if (count === 0) {
    return (
      <div className="alert alert-warning">
        <p className="mb-0">
          Cart empty! <Link to="/shop">Back to shop</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.asked}>
      <p className="mb-0">
        For the {count === 1 ? 'product' : `${count} products`} in{' '}
        <Link to="/shop/shopping-cart">your cart</Link>
      </p>
    </div>
  );
}
