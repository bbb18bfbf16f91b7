import { keptJson } from '@storefront/shared/forms/kept-text';

const kept = keptJson('localStorage', 'recentlyViewed');
const maxProducts = 8;
const maxIdLength = 256;

/**
 * The ids of the products whose pages were opened last in this browser, newest first, at most eight. Never throws: none
 * where storage is forbidden, and what is no id is dropped.
 */
export function recentlyViewed(): readonly string[] {
  return idsOf(kept.read());
}

/** Puts a product before those that were viewed last. Never throws; where storage is forbidden or full nothing is kept. */
export function rememberViewed(id: string): void {
  kept.keep(idsOf([id, ...recentlyViewed()]));
}

function idsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id) => typeof id === 'string' && id !== '' && id.length <= maxIdLength);
  return [...new Set<string>(ids)].slice(0, maxProducts);
}
