import { brandLabel } from '@storefront/shared/product/brand-label';
import { Link } from '@storefront/shared/router';
import { AddToCart } from '@storefront/shared/ui/AddToCart';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { useId } from 'react';
import { Badges } from './Badges';
import { type CardProduct, productPath } from './card-product';
import styles from './ProductCard.module.scss';

interface ProductCardProps {
  readonly product: CardProduct;
  /** Widths the card is drawn at, as the `sizes` attribute has them. */
  readonly sizes: string;
  readonly loading: 'lazy' | 'eager' | 'first';
}

/** A product among others: the picture leads to its page, the title opens the supplier's address (decision 17). */
export function ProductCard({ product, sizes, loading }: ProductCardProps) {
  const titleId = useId();
  const page = productPath(product.id);
  return (
    <article className={styles.card}>
      <Link className={styles.picture} to={page}>
        <Picture picture={product.picture} alt={product.name} sizes={sizes} loading={loading} />
      </Link>
      <div className={styles.badges}>
        <Badges badges={product.badges} />
      </div>
      <p className={styles.brand}>{brandLabel(product)}</p>
      <h3 className={styles.title} id={titleId}>
        <a href={product.url ?? page} target="_blank" rel="noopener">
          {product.name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <div className={styles.buy}>
        <Price product={product} />
        {product.price === null && (
          <Link to={`/quote?product=${encodeURIComponent(product.id)}`} aria-describedby={titleId}>
            Request a Quote
          </Link>
        )}
        <AddToCart id={product.id} describedBy={titleId} />
      </div>
    </article>
  );
}
