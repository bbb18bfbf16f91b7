import { Link, useLoaderData, useSite } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import type { CardProduct } from '../card/card-product';
import { ProductCarousel } from '../carousel/ProductCarousel';
import { type Failed, isFailed } from '../or-failed';
import styles from './HomePage.module.scss';
import type { HomeData } from './home-loader';

interface HomePageProps {
  /** Path of the page this one is a copy of. */
  readonly canonical?: string;
}

/** The home page: what the shop is, its categories, and three rows of products. */
export function HomePage({ canonical }: HomePageProps) {
  const { banner, categories, latest, featured, onSale } = useLoaderData() as HomeData;
  const { brand } = useSite();
  return (
    <div className="container">
      <PageHead canonical={canonical} />
      <section className={styles.banner}>
        <p className="eyebrow">Medical and dental supplies</p>
        <h1>{banner?.title ?? brand}</h1>
        {banner?.text && <p>{banner.text}</p>}
        <div className={styles.ways}>
          <Link className="btn btn-primary" to="/shop">
            Browse the shop
          </Link>
          <Link className="btn btn-outline-primary" to="/quote">
            Request a Quote
          </Link>
        </div>
      </section>

      {categories.length > 0 && (
        <nav className={styles.section} aria-labelledby="categories">
          <h2 id="categories">Categories</h2>
          <ul className={styles.categories}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/shop?mainId=${encodeURIComponent(id)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}

      <Row heading="New products" products={latest} firstScreen />
      <Row heading="Featured products" products={featured} />
      <Row heading="On sale" products={onSale} />
    </div>
  );
}

interface RowProps {
  readonly heading: string;
  readonly products: readonly CardProduct[] | Failed;
  readonly firstScreen?: boolean;
}

function Row({ products, ...row }: RowProps) {
  if (!isFailed(products)) return products.length > 0 && <ProductCarousel products={products} {...row} />;
  return (
    <div className={styles.section}>
      <LoadAgain message={`${row.heading} could not be loaded`} />
    </div>
  );
}
