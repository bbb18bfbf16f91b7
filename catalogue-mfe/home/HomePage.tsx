import { mainCategoryPath } from '@storefront/shared/product/paths';
import { Link, useLoaderData } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import type { CardProduct } from '../card/card-product';
import { ProductCarousel } from '../carousel/ProductCarousel';
import { type Failed, isFailed } from '../loaded-or-failed';
import { Banner } from './Banner';
import styles from './HomePage.module.scss';
import type { HomeData } from './home-loader';
import { Testimonials } from './Testimonials';

/** The home page: what the shop is, its categories, three rows of products, and what customers say (P24). Its other addresses are copies of `/` (P4). */
export function HomePage() {
  const { caption, banner, testimonials, categories, latest, featured, onSale } = useLoaderData() as HomeData;
  return (
    <div className="container">
      <PageHead canonical="/" />
      <Banner caption={caption} banner={banner} />

      {categories.length > 0 && (
        <nav className={styles.section} aria-labelledby="categories">
          <h2 id="categories">Categories</h2>
          <ul className={styles.categories}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link to={mainCategoryPath(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}

      <Row heading="New products" products={latest} />
      <Row heading="Featured products" products={featured} />
      <Row heading="On sale" products={onSale} />
      {[latest, featured, onSale].some((row) => !isFailed(row) && row.length > 0) && <PricesInclude />}

      <Testimonials testimonials={testimonials} />
    </div>
  );
}

interface RowProps {
  readonly heading: string;
  readonly products: readonly CardProduct[] | Failed;
}

function Row({ products, ...row }: RowProps) {
  if (!isFailed(products)) return products.length > 0 && <ProductCarousel products={products} {...row} />;
  return (
    <div className={styles.section}>
      <LoadAgain message={`${row.heading} could not be loaded`} />
    </div>
  );
}
