import type { CartLine } from '@storefront/shared/contracts/state';
import { useStorefront } from '@storefront/shared/router';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { detailsCacheOf, entriesOf, type LineDetails, type LoadedDetails } from './details-cache';

const nothing: ReadonlyMap<string, LineDetails> = new Map();

/**
 * A lookup of the details of lines. Missing ones are loaded once (P56), stale ones are shown and loaded again. What the page's
 * loader has just failed to load is not tried again here, or its message would flicker: 'Try again' and the network's return do
 * that.
 *
 * @param loaded what the page's loader gave
 */
export function useLineDetails(
  lines: readonly Pick<CartLine, 'id'>[],
  loaded: LoadedDetails | null = null,
): (id: string) => LineDetails {
  const cache = detailsCacheOf(useStorefront());
  const known = useSyncExternalStore(cache.subscribe, cache.known, () => nothing);
  const onPage = useMemo(() => (loaded ? new Map(entriesOf(loaded)) : nothing), [loaded]);

  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (loaded) cache.learn(loaded);
    const added = lines.map(({ id }) => id).filter((id) => !asked.current.has(id));
    for (const id of added) asked.current.add(id);
    const due = cache.due(added).filter((id) => !(loaded && cache.known().get(id) === 'not loaded'));
    if (due.length > 0) void cache.ask(due);
  }, [cache, loaded, lines]);

  useBackOnline(() => {
    const missing = lines.map(({ id }) => id).filter((id) => cache.known().get(id) === 'not loaded');
    if (missing.length > 0) void cache.ask(missing);
  });

  return (id) => known.get(id) ?? onPage.get(id) ?? (loaded?.failed ? 'not loaded' : 'loading');
}
