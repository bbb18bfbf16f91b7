import { listPages } from '../lines/list-pages';

/** Most products an address can compare: it may come from anywhere. */
const maxShared = 100;

/** Ids a shared address compares (`?ids=a,b`), each once; null when it names none. A comma of an id is percent-encoded. */
export function sharedIds(query: URLSearchParams): readonly string[] | null {
  const ids = query
    .getAll('ids')
    .flatMap((list) => list.split(',').map(decoded))
    .filter((id) => id !== '');
  return ids.length > 0 ? [...new Set(ids)].slice(0, maxShared) : null;
}

/** The address that shows a comparison to anybody. */
export function comparePath(ids: readonly string[]): string {
  return `${listPages.compare}?ids=${ids.map((id) => encoded(encoded(id))).join(',')}`;
}

/** Half of a pair of surrogates has no place in an address. */
const encoded = (id: string) => encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
