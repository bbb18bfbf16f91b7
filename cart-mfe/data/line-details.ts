import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { CartLine } from '@storefront/shared/contracts/state';
import { type GoneProduct, isGone } from '@storefront/shared/product/gone-product';
import { type Storefront, useStorefront } from '@storefront/shared/router';
import { useBackOnline } from '@storefront/shared/ui/use-back-online';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { LineCalls } from './line-answers';
import type { LineProduct } from './line-product';

/** The product of a line, or why its details are missing. */
export type LineDetails = LineProduct | GoneProduct | 'loading' | 'not loaded';

/** Lines and their products' details. */
export interface DetailedLines {
  readonly lines: readonly CartLine[];
  readonly detailsOf: (id: string) => LineDetails;
}

/** Details as returned by a page's loader. Lines and quantities come from the bus. */
export interface LoadedDetails {
  readonly products: readonly LineProduct[];
  readonly gone: readonly GoneProduct[];
  /** Whether some details could not be loaded. */
  readonly failed: boolean;
}

/** A cache of products by id, loaded in batches and kept as long as the page (P54). */
export interface DetailsCache {
  /** The current details; a new map after each change. */
  readonly known: () => ReadonlyMap<string, LineDetails>;
  readonly subscribe: (changed: () => void) => () => void;
  /** Ids that were never loaded or are stale; known details are shown meanwhile. */
  readonly due: (ids: readonly string[]) => readonly string[];
  /** Loads the ids in one call, except those in flight. Never rejects: after a failure, known details stay. */
  readonly ask: (ids: readonly string[]) => Promise<void>;
  readonly learn: (loaded: LoadedDetails) => void;
}

/** How long details stay fresh, in milliseconds. */
const lifetime = 60_000;

const caches = new WeakMap<Storefront, DetailsCache>();

/** The cache of a document (in the browser) or of a request (on the server). */
export function detailsCacheOf(storefront: Storefront): DetailsCache {
  const cache = caches.get(storefront) ?? createDetailsCache(storefront);
  caches.set(storefront, cache);
  return cache;
}

function createDetailsCache({ api }: Storefront): DetailsCache {
  let known: ReadonlyMap<string, LineDetails> = new Map();
  const askedAt = new Map<string, number>();
  const asking = new Map<string, Promise<void>>();
  const changes = new EventTarget();

  function set(entries: Iterable<readonly [string, LineDetails]>): void {
    known = new Map([...known, ...entries]);
    changes.dispatchEvent(new Event('change'));
  }

  async function load(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !isAnswer(known.get(id)));
    set(unknown.map((id) => [id, 'loading']));
    try {
      const [calls, { lineAnswers }] = await Promise.all([
        api(lineCalls),
        // In the chunk of the calls: details are shown only after they are loaded.
        import(/* webpackChunkName: "api" */ './line-answers'),
      ]);
      set(await lineAnswers(calls, ids));
    } catch (error) {
      console.error(String(error));
      for (const id of ids) askedAt.delete(id);
      set(unknown.map((id) => [id, 'not loaded']));
    }
  }

  return {
    known: () => known,
    subscribe(changed) {
      changes.addEventListener('change', changed);
      return () => changes.removeEventListener('change', changed);
    },
    due: (ids) => ids.filter((id) => performance.now() - (askedAt.get(id) ?? -lifetime) >= lifetime),
    async ask(ids) {
      const wanted = ids.filter((id) => !asking.has(id));
      if (wanted.length > 0) {
        const loading = load(wanted).finally(() => {
          for (const id of wanted) asking.delete(id);
        });
        for (const id of wanted) {
          asking.set(id, loading);
          askedAt.set(id, performance.now());
        }
      }
      await Promise.all(new Set(ids.map((id) => asking.get(id))));
    },
    learn(loaded) {
      const entries = entriesOf(loaded).filter(([id]) => !askedAt.has(id));
      for (const [id] of entries) askedAt.set(id, performance.now());
      if (entries.length > 0) set(entries);
    },
  };
}

function entriesOf({ products, gone }: LoadedDetails): (readonly [string, LineProduct | GoneProduct])[] {
  return [...products, ...gone].map((product) => [product.id, product]);
}

/** The product of loaded details; null for none. */
export function productOf(details: LineDetails): LineProduct | null {
  return typeof details === 'string' || isGone(details) ? null : details;
}

/** Whether the product is no longer sold. */
export function isNoLongerSold(details: LineDetails): details is GoneProduct {
  return typeof details === 'object' && isGone(details);
}

/** Name of a line: its product's, or its id while unknown. */
export function lineName(id: string, details: LineDetails): string {
  return (typeof details === 'object' && details.name) || `Product ${id}`;
}

/** Whether the shop has answered about this product. */
export function isAnswer(details: LineDetails | undefined): details is LineProduct | GoneProduct {
  return typeof details === 'object';
}

const lineCalls: LoadCalls<LineCalls> = async () => {
  const { productCalls } = await import(/* webpackChunkName: "api" */ '@storefront/shared/api/product-calls');
  return ({ shop }) => productCalls(shop);
};

const nothing: ReadonlyMap<string, LineDetails> = new Map();

/**
 * Looks up the details of lines. Missing ones are loaded once (P56), stale ones are shown and reloaded. Details that the page's loader just
 * failed to load are not retried here, or its message would flicker: 'Try again' and the network's return retry them.
 * @param loaded result of the page's loader
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
