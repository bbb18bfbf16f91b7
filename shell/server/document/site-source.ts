import { isDeepStrictEqual } from 'node:util';
import type { CategoryCalls } from '@storefront/shared/api/category-calls';
import { menusSchema } from '@storefront/shared/api/menus-schema';
import type { Company, SettingsCalls } from '@storefront/shared/api/settings-calls';
import { neutralSite, policyNames } from '@storefront/shared/contracts/site';
import * as v from 'valibot';
import type { MenuCategories } from '../../src/menus/category-menu';
import type { ShellSite } from '../../src/menus/main-menu';
import { log, logError } from '../process/log';
import { staleWhileRevalidate } from '../process/stale-while-revalidate';

/** Lifetime of the cache, in milliseconds, and how long the old settings serve after it while new ones are loaded. */
const refreshInterval = 1_000;
const usableAfter = 1_000;

/** Milliseconds between tries while nothing is known: a shell that started before its backend recovers soon. */
const retryInterval = 2_000;

/** The backend's data that all documents need. */
export type SiteSource = ReturnType<typeof createSiteSource>;

type SiteApi = SettingsCalls & Pick<CategoryCalls, 'mainCategories' | 'productCategories'>;

/** Caches the company settings and the categories for all documents, and refreshes them in the background. The first one waits, as one
 * does that comes two seconds after them. */
export function createSiteSource(api: SiteApi) {
  let categories: MenuCategories = { mains: [], others: [] };

  const picture = (name: 'logo' | 'icon' | 'cover') =>
    api.settings(name).then((pictures) => ({ [name]: pictures.at(-1) ?? null }), failed(`setting ${name}`));

  const ask = async (known: ShellSite | null): Promise<ShellSite | null> => {
    const parts = await Promise.all([
      api.settings('company').then(companyOf, failed('company settings')),
      picture('logo'),
      picture('icon'),
      picture('cover'),
      menuCategories(api, categories).then((found) => {
        // Menus are rendered anew for another object.
        if (!isDeepStrictEqual(found, categories)) categories = found;
        return { categories: found.mains.map(({ id, name, slug }) => ({ id, name, slug })) };
      }, failed('main categories')),
    ]);
    const answered = parts.filter((part) => part !== null);
    return answered.length > 0 ? Object.assign({ menus: {} }, known ?? neutralSite, ...answered) : known;
  };
  return {
    /** The company settings and the main categories; null until the backend has answered once. */
    site: staleWhileRevalidate(ask, refreshInterval, retryInterval, usableAfter),
    /** The categories for the menus; the same object until they change. */
    categories: () => categories,
  };
}

/** The settings of the last company, which counts (P2). */
function companyOf(companies: readonly Company[]): Omit<ShellSite, 'logo' | 'icon' | 'cover' | 'categories'> {
  const company = companies.at(-1);
  return {
    brand: company?.name ?? neutralSite.brand,
    phoneNumber: company?.phoneNumber ?? null,
    pricesInclude: company?.pricesInclude ?? null,
    policies: policyNames.filter((policy) => company?.policies[policy]),
    menus: v.parse(v.fallback(menusSchema, {}), company?.menus),
  };
}

/** The main categories with subcategories; if none has any, also the product categories, or the previous ones if that fails. */
async function menuCategories(api: SiteApi, before: MenuCategories): Promise<MenuCategories> {
  const mains = await api.mainCategories();
  if (mains.some(({ subcategories }) => subcategories.length > 0)) return { mains, others: [] };
  const others = await api.productCategories();
  if (!('error' in others)) return { mains, others };
  log('error', `The product categories could not be loaded: ${others.error}`);
  return { mains, others: before.others };
}

function failed(what: string) {
  return (error: unknown) => {
    logError(`The ${what} could not be loaded`, error);
    return null;
  };
}
