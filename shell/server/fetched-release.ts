import type { Release } from 'releases/release';
import { parseRelease } from 'releases/release';
import type { LiveRelease } from 'releases/release-map';
import { fetchVerified } from './fetch-verified';
import { rememberLoad } from './remember-load';

/** A release and the address of its folder, with a trailing slash. */
export interface FetchedRelease extends Release {
  readonly base: string;
}

/** Fetches the manifest of a release that the release map names; it is checked against the map's integrity. */
export const fetchRelease = rememberLoad(
  ({ url, metadata }: LiveRelease) => `${url} ${metadata.integrity}`,
  async ({ url, metadata }: LiveRelease): Promise<FetchedRelease> => {
    const bytes = await fetchVerified(url, metadata.integrity);
    return { ...parseRelease(bytes.toString('utf8'), url), base: new URL('.', url).href };
  },
);
