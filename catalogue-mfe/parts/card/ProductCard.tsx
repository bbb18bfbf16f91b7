import { brandLabel } from '@storefront/shared/product/brand-label';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { Link } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { type ComponentProps, useId, useRef } from 'react';
import { AddToListButton } from '../product/AddToListButton';
import { Badges } from '../product/Badges';
import icons from '../product/icons.module.scss';
import { chosenQuantity } from '../product/QuantityInput';
import { QuickViewLink } from '../quick-view/QuickViewLink';
import { CartForm } from './CartForm';
import type { CardProduct } from './card-product';
import styles from './ProductCard.module.scss';

/** Orientation of a card; a horizontal one has its picture left and, on wide screens, its actions right (P28). */
export type CardLayout = 'vertical' | 'horizontal';

interface ProductCardProps {
  readonly product: CardProduct;
  readonly sizes: string;
  readonly loading: 'lazy' | 'eager' | 'first';
  readonly layout?: CardLayout;
}

/** A product in a list. The picture links to its page, the title to the supplier's, and every card has the same four actions (P28). */
export function ProductCard({ product, sizes, loading, layout = 'vertical' }: ProductCardProps) {
  // The picture is named by the product's name alone.
  const nameId = useId();
  const buy = useRef<HTMLDivElement>(null);
  const { id, name } = product;
  const page = productPath(id);
  // By name: an index access would keep all class names in the script.
  const placed = layout === 'vertical' ? styles.vertical : styles.horizontal;
  // Without a price the quote leads, as on the product's page (P21).
  const isUnpriced = currentPrice(product) === null;
  const quote: Omit<ComponentProps<typeof QuoteLink>, 'className'> = {
    subject: { kind: 'product', id, quantity: 1 },
    chosenQuantity: () => chosenQuantity(buy.current),
    'aria-describedby': nameId,
  };
  return (
    <article className={`${styles.card} ${placed}`}>
      <Link className={styles.picture} id={nameId} to={page}>
        <Picture picture={product.picture} alt={name} sizes={sizes} loading={loading} />
      </Link>
      <div className={styles.badges}>
        <Badges badges={product.badges} />
      </div>
      <p className={styles.brand}>{brandLabel(product)}</p>
      <h3 className={styles.title}>
        <a href={product.url ?? page} target="_blank" rel="noopener">
          <ProductName name={name} />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h3>
      <SmallPrint parts={product.smallPrint} className={styles.facts} />
      <div ref={buy} className={styles.buy}>
        <Price product={product} />
        {isUnpriced && (
          <QuoteLink className={`btn btn-primary ${styles.quote}`} {...quote}>
            Request a quote
          </QuoteLink>
        )}
        <CartForm product={product} describedBy={nameId} asksQuantity={layout === 'horizontal'} />
        <div className={styles.actions}>
          <AddToListButton list="wishlist" id={id} describedBy={nameId} iconOnly className={styles.action} />
          {!isUnpriced && (
            <QuoteLink
              className={`${styles.action} ${icons.icon} ${icons.quote}`}
              {...quote}
              aria-label="Request a Quote"
              title="Request a Quote"
            />
          )}
          <QuickViewLink
            className={`${styles.action} ${icons.icon} ${icons.look}`}
            product={product}
            describedBy={nameId}
          />
        </div>
      </div>
    </article>
  );
}
