import type { Api } from '@storefront/shared/api';
import type { Site } from '@storefront/shared/contracts/site';

/** How long the settings are used before they are asked for again. */
const lifetime = 10_000;

/**
 * Keeps the company settings for all documents: the first waits for them, later ones get what is known while it is
 * refreshed behind their back. Null as long as the backend has never answered.
 */
export function createSiteSource(api: Api): () => Promise<Site | null> {
  let known: Site | null = null;
  let asked = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = () => {
    asked = performance.now();
    asking ??= api
      .settings('company')
      .then(
        (companies) => {
          const company = companies.at(-1);
          if (company?.name) known = { brand: company.name, phoneNumber: company.phoneNumber };
        },
        (error: unknown) => console.error('The company settings could not be loaded:', String(error)),
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  return async () => {
    if (performance.now() - asked > lifetime) {
      const answered = ask();
      if (!known) await answered;
    } else if (!known && asking) await asking;
    return known;
  };
}
