import type { ReleaseOnPage } from '../../src/page-data';
import { exposedNames, type FetchedRelease } from './fetched-release';

const known = new WeakMap<FetchedRelease, ReleaseOnPage>();

/** What the browser has to know of a release, its browser files among it; the same object for the same release. */
export function releaseOnPage(release: FetchedRelease): ReleaseOnPage {
  const before = known.get(release);
  if (before) return before;
  const { version, container, base, browser, files, server } = release;
  const { [server.file]: _, ...browserFiles } = files;
  const onPage = {
    version,
    container,
    base,
    entry: browser.entry,
    exposes: exposedNames(release),
    files: browserFiles,
  };
  known.set(release, onPage);
  return onPage;
}
