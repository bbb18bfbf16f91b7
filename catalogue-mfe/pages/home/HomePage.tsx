import { mainCategoryPath } from '@storefront/shared/product/paths';
import { Link, useLoaderData } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { isFailed } from '../../data/loaded-or-failed';
import { ProductGrid } from '../../parts/card/ProductGrid';
import { Banner } from './Banner';
import { ProductCarousel } from './carousel/ProductCarousel';
import styles from './HomePage.module.scss';
import type { HomeEntry } from './home-layouts';
import type { HomeData } from './load-home';
import { PasteList } from './PasteList';
import { Testimonials } from './Testimonials';

/** Parts of the usual layout (P24). */
const usual: readonly HomeEntry[] = [
  'banner',
  'pasteList',
  'categories',
  'latest',
  'featured',
  'onSale',
  'prices',
  'testimonials',
];

/** The home page. Its other addresses are copies of `/` (P4) with their own layouts (P87). */
export function HomePage() {
  const home = useLoaderData() as HomeData;
  const { nth, opening, rest = usual } = home.layout ?? {};
  return (
    <div className="container">
      <PageHead canonical="/" />
      {opening && (
        <div data-home={nth}>
          <HomeParts home={home} entries={opening} />
        </div>
      )}
      <HomeParts home={home} entries={rest} />
    </div>
  );
}

interface HomePartsProps {
  readonly home: HomeData;
  readonly entries: readonly HomeEntry[];
}

function HomeParts({ home, entries }: HomePartsProps) {
  return entries.map((entry, place) => <Entry key={place} home={home} entry={entry} />);
}

const headings = { latest: 'New products', featured: 'Featured products', onSale: 'On sale' } as const;

function Entry({ home, entry }: { readonly home: HomeData; readonly entry: HomeEntry }) {
  const [part, count] = typeof entry === 'string' ? [entry] : entry;
  const { caption, banner, testimonials, latest, featured, onSale } = home;
  if (part === 'banner') return <Banner caption={caption} banner={banner} />;
  if (part === 'pasteList') return <PasteList />;
  if (part === 'categories') return <Categories {...home} />;
  if (part === 'testimonials')
    return <Testimonials caption={caption} testimonials={testimonials.slice(0, count)} />;
  if (part === 'prices')
    return [latest, featured, onSale].some((row) => !isFailed(row) && row.length > 0) && <PricesInclude />;

  const products = home[part];
  const heading = caption?.[part] ?? headings[part];
  if (isFailed(products))
    return (
      <div className={styles.section}>
        <LoadAgain message={`${heading} could not be loaded`} />
      </div>
    );
  if (products.length === 0) return null;
  if (!count) return <ProductCarousel heading={heading} products={products} />;
  return (
    <section className={styles.section} aria-labelledby={part}>
      <h2 id={part}>{heading}</h2>
      <ProductGrid products={products.slice(0, count)} />
    </section>
  );
}

function Categories({ categories, caption }: Pick<HomeData, 'categories' | 'caption'>) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="categories">
      <h2 id="categories">{caption?.categories ?? 'Categories'}</h2>
      <ul className={styles.categories}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={mainCategoryPath(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
