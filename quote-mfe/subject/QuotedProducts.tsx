import { useTopic } from '@storefront/shared/bus';
import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { Picture } from '@storefront/shared/ui/Picture';
import { ProductName } from '@storefront/shared/ui/ProductName';
import styles from './QuotedProducts.module.scss';
import type { LoadedProduct, LoadedSubject } from './quote-data';
import { useLineNames } from './use-line-names';

/** What the quote is for: the product, or the lines of the cart. */
export function QuotedProducts({ asked }: { readonly asked: LoadedSubject }) {
  if (asked.kind === 'cart') return <QuotedCart names={asked.names} />;
  if (!asked.product)
    return <LoadAgain message="The product could not be loaded. You can still request a quote for it." />;
  return <QuotedProduct product={asked.product} />;
}

function QuotedProduct({ product: { id, name, picture } }: { readonly product: LoadedProduct }) {
  return (
    <div className={styles.asked}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes="72px" loading="eager" />
      </div>
      <p className="mb-0">
        For{' '}
        <Link to={productPath(id)}>
          <ProductName name={name} />
        </Link>
      </p>
    </div>
  );
}

function QuotedCart({ names: loaded }: { readonly names: Readonly<Record<string, string>> }) {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const names = useLineNames(lines, loaded);
  if (lines.length === 0) {
    return (
      <section className={styles.cart} aria-labelledby="no-products">
        <h2 id="no-products">No products listed</h2>
        <p>
          Your cart is empty. Tell us below what you need and we will prepare a quote, or{' '}
          <Link to="/shop">choose products in the shop</Link> first.
        </p>
      </section>
    );
  }
  return (
    <section className={styles.cart} aria-label="Products to quote">
      <p>
        For the {lines.length === 1 ? 'product' : `${lines.length} products`} in{' '}
        <Link to="/shop/shopping-cart">your cart</Link>:
      </p>
      <ul className={styles.lines}>
        {lines.map(({ id, quantity }) => (
          <li key={id}>
            {quantity} × <ProductName name={(Object.hasOwn(names, id) && names[id]) || `Product ${id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
