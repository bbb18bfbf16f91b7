import type { Api, Company } from '@storefront/shared/api';
import type { Site, SiteCategory } from '@storefront/shared/contracts/site';
import { neutralSite } from '@storefront/shared/contracts/site';

/** How long the settings are used before they are asked for again, in milliseconds. */
const lifetime = 10_000;

/** The same while nothing is known, so that a shell that started before its backend recovers soon. */
const patience = 2_000;

/**
 * Keeps the company settings and the main categories for all documents: the first waits for them, later ones get what
 * is known while it is refreshed behind their back. Null as long as the backend has never answered.
 */
export function createSiteSource(api: Api): () => Promise<Site | null> {
  let known: Site | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const picture = (name: 'logo' | 'icon' | 'cover') =>
    api.settings(name).then((pictures) => ({ [name]: pictures.at(-1) ?? null }), failed(`setting ${name}`));

  const ask = () => {
    asked = performance.now();
    asking ??= Promise.all([
      api.settings('company').then(brandOf, failed('company settings')),
      picture('logo'),
      picture('icon'),
      picture('cover'),
      api.mainCategories().then(categoriesOf, failed('main categories')),
    ])
      .then((parts) => {
        const answered = parts.filter((part) => part !== null);
        if (answered.length > 0) known = Object.assign({}, known ?? neutralSite, ...answered);
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return async () => {
    if (performance.now() - asked > (known ? lifetime : patience)) {
      const answered = ask();
      if (!known) await answered;
    } else if (!known && asking) await asking;
    return known;
  };
}

/** The last company counts (specification section 1). */
function brandOf(companies: readonly Company[]): Pick<Site, 'brand' | 'phoneNumber'> {
  const { name = null, phoneNumber = null } = companies.at(-1) ?? {};
  return { brand: name ?? neutralSite.brand, phoneNumber };
}

function categoriesOf(categories: readonly SiteCategory[]): Pick<Site, 'categories'> {
  return { categories: categories.map(({ id, name }) => ({ id, name })) };
}

function failed(what: string) {
  return (error: unknown) => {
    console.error(`The ${what} could not be loaded:`, String(error));
    return null;
  };
}
