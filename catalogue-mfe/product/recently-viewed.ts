import { keptJson } from '@storefront/shared/forms/kept-text';

const kept = keptJson('localStorage', 'recentlyViewed');
const maxProducts = 8;
const maxIdLength = 256;

/**
 * Ids of the products viewed last in this browser, newest first, at most eight. Never throws: without storage there are none,
 * and invalid ids are dropped.
 */
export function recentlyViewed(): readonly string[] {
  return idsOf(kept.read());
}

/** Puts a product first among the viewed ones. Never throws; without storage nothing is kept. */
export function rememberViewed(id: string): void {
  kept.keep(idsOf([id, ...recentlyViewed()]));
}

function idsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id) => typeof id === 'string' && id !== '' && id.length <= maxIdLength);
  return [...new Set<string>(ids)].slice(0, maxProducts);
}
