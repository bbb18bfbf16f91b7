import { parseKeptMap } from './parse-kept-map';
import type { KeptMap, ReleaseMapSource, ReleaseMapStore } from './release-map-store';

/**
 * What can be known of a release map that is kept elsewhere. Its history is the one change that the map carries itself, and nobody
 * changes it.
 */
export function readOnlyStore(source: ReleaseMapSource): ReleaseMapStore {
  const read = async (): Promise<KeptMap> => {
    const text = await source.text();
    return text === null ? { map: null, revision: 0, last: null } : parseKeptMap(text);
  };
  const refuse = async () => {
    throw new Error(`The release map at ${source.place} is only read from here: change it where it is kept.`);
  };
  return {
    ...source,
    read,
    async history({ since } = { since: 0 }) {
      const { last } = await read();
      return { changes: last && last.revision > since ? [last] : [], leftOut: 0 };
    },
    leftOutAt: async () => source.place,
    update: refuse,
    replace: refuse,
    now: async () => Date.now(),
    addSpan: refuse,
    spans: async () => [],
  };
}
