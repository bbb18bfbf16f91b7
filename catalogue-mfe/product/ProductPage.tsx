import { brandLabel } from '@storefront/shared/product/brand-label';
import { Link, useLoaderData } from '@storefront/shared/router';
import { AddToCart } from '@storefront/shared/ui/AddToCart';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { Price } from '@storefront/shared/ui/Price';
import { Badges } from '../card/Badges';
import { type Failed, isFailed } from '../or-failed';
import { Gallery } from './Gallery';
import styles from './ProductPage.module.scss';
import type { ProductDetail } from './product-loader';
import { QuantityInput } from './QuantityInput';

interface ProductPageProps {
  /** Whether the address says that the product is sold out (decision 15). */
  readonly soldOut?: boolean;
}

/** A product's own page. */
export function ProductPage({ soldOut = false }: ProductPageProps) {
  const product = useLoaderData() as ProductDetail | Failed;
  return (
    <div className="container">
      {isFailed(product) ? (
        <>
          <PageHead page="Product" />
          <h1>Product</h1>
          <LoadAgain message="This product could not be loaded" />
        </>
      ) : (
        // A new product starts anew: first picture, quantity 1.
        <Detail key={product.id} product={product} soldOut={soldOut} />
      )}
    </div>
  );
}

interface DetailProps {
  readonly product: ProductDetail;
  readonly soldOut: boolean;
}

function Detail({ product, soldOut }: DetailProps) {
  const { id, name, pictures, badges, mainCategory, category, description } = product;
  const place = [mainCategory, category].filter((step) => step !== null).join(' / ');
  return (
    <article className={styles.product}>
      <PageHead
        page={name}
        canonical={`/product/${encodeURIComponent(id)}`}
        {...(description && { description })}
      />
      <Gallery name={name} pictures={pictures} />
      <div className={styles.words}>
        {place && <p className="eyebrow">{place}</p>}
        <h1 id="product-name">{name}</h1>
        <p className={styles.brand}>{brandLabel(product)}</p>
        <Badges badges={badges} />
        <div className={styles.price}>
          <Price product={product} />
        </div>
        {soldOut ? (
          <p>
            <strong>Sold out.</strong> We can still quote it for you.
          </p>
        ) : (
          <AddToCart id={id} describedBy="product-name">
            <QuantityInput />
          </AddToCart>
        )}
        <Link className="btn btn-outline-primary" to={`/quote?product=${encodeURIComponent(id)}`}>
          Request a Quote
        </Link>
        {description && (
          <section className={styles.description} aria-labelledby="description">
            <h2 id="description">Description</h2>
            <p>{description}</p>
          </section>
        )}
      </div>
    </article>
  );
}
