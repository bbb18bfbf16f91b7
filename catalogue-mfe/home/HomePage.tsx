import { useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { HomeParts } from './HomeParts';
import type { HomeEntry } from './home-layouts';
import type { HomeData } from './home-loader';

/** What the shop is, its categories, three rows of products, and what customers say (P24). */
const usual: readonly HomeEntry[] = [
  'banner',
  'categories',
  'latest',
  'featured',
  'onSale',
  'prices',
  'testimonials',
];

/** The home page. Its other addresses are copies of `/` (P4), in layouts of their own (P87). */
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
