import { Link, useLoaderData, useSite } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { ProductGrid } from '../card/ProductGrid';
import { isFailed } from '../or-failed';
import styles from './HomePage.module.scss';
import type { HomeData } from './home-loader';

/** The home page: what the shop is, its categories, and featured products. */
export function HomePage() {
  const { banner, categories, featured } = useLoaderData() as HomeData;
  const { brand } = useSite();
  return (
    <div className="container">
      <PageHead />
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

      {isFailed(featured) ? (
        <LoadAgain message="Products could not be loaded" />
      ) : (
        featured.length > 0 && (
          <section className={styles.section} aria-labelledby="featured">
            <h2 id="featured">Featured products</h2>
            <ProductGrid products={featured} />
          </section>
        )
      )}
    </div>
  );
}
