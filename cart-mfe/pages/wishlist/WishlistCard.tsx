import { brandLabel } from '@storefront/shared/product/brand-label';
import { listPages, productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { isNoLongerSold, type LineDetails, lineName, productOf } from '../../data/line-details';
import { MissingDetails } from '../../parts/lines/MissingDetails';
import { RemoveButton } from '../../parts/lines/RemoveButton';
import styles from './WishlistCard.module.scss';

interface WishlistCardProps {
  readonly id: string;
  readonly details: LineDetails;
  readonly loading: 'lazy' | 'eager' | 'first';
}

/** A product of the wishlist. Without details it shows the id, and can still be moved and removed. */
export function WishlistCard({ id, details, loading }: WishlistCardProps) {
  const product = productOf(details);
  const name = lineName(id, details);
  return (
    <article className={styles.card}>
      <Picture
        picture={product?.picture ?? null}
        alt=""
        sizes="(min-width: 75em) 290px, (min-width: 48em) 31vw, 45vw"
        loading={loading}
      />
      <div className={styles.words}>
        {product && <p className={styles.brand}>{brandLabel(product)}</p>}
        <h2 className={styles.name}>
          {product ? (
            <Link to={productPath(id)}>
              <ProductName name={name} />
            </Link>
          ) : (
            name
          )}
        </h2>
        {product && <SmallPrint parts={product.smallPrint} className={styles.facts} />}
        {product && <Price product={product} />}
        <MissingDetails details={details} />
      </div>
      <div className={styles.actions}>
        {!isNoLongerSold(details) && (
          <StateForm
            list="wishlist"
            intent="move"
            id={id}
            productName={name}
            returnTo={listPages.wishlist}
            opens="cart-drawer"
          >
            <button className="btn btn-primary" type="submit">
              Move to cart<span className="visually-hidden">{` ${name}`}</span>
            </button>
          </StateForm>
        )}
        <RemoveButton list="wishlist" id={id} name={name} />
      </div>
    </article>
  );
}
