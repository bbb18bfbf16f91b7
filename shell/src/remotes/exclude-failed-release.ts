import { type ModuleName, partsOf } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import { documentAddress } from './document-address';
import { failedReleases, failedReleasesCookie } from './failed-releases';

/**
 * Excludes the release of a module that failed to load from the next document. If the module was to hydrate this document, reloads and
 * never settles, unless that would lose input, a form's answer, or the page while offline. Once per release: if it is served again despite
 * the cookie, there is no other release, or the cookie is not read.
 */
export async function excludeFailedRelease(
  module: ModuleName,
  { composition, rendered, hydration }: Pick<PageData, 'composition' | 'rendered' | 'hydration'>,
  isTyped: boolean,
): Promise<void> {
  const { remote } = partsOf(module);
  const id = `${remote}@${composition[remote]?.version}`;
  const failed = failedReleases(document.cookie);
  if (failed.has(id) || !navigator.onLine) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
  document.cookie = failedReleasesCookie([...failed, id], location.protocol === 'https:');
  const isKept = failedReleases(document.cookie).has(id);
  const isHere = rendered.includes(module) && location.pathname + location.search === documentAddress;
  if (!isKept || !isHere || isTyped || hydration.actionData || hasTypedText()) return;
  location.reload();
  await new Promise(() => {});
}

function hasTypedText(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...controls].some(
    (control) =>
      control.value !== control.defaultValue ||
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked),
  );
}
