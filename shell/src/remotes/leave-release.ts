import { type ModuleName, partsOf } from '../federation/module-loader';
import type { PageData } from '../page-data';
import { documentAddress } from './document-address';
import { unwantedCookie, unwantedReleases } from './unwanted-releases';

/**
 * Has the next document made without the release of a module that could not be loaded. Where the module was to bring this document's
 * HTML to life the document is loaded anew, and this never settles; unless that would cost the visitor something: what was typed,
 * the answer to a posted form, or the page itself while there is no network.
 *
 * It happens once for a release: one that is still here although the cookie says so was all there was, or nobody reads the cookie.
 */
export async function leaveRelease(
  module: ModuleName,
  { composition, rendered, hydration }: Pick<PageData, 'composition' | 'rendered' | 'hydration'>,
  isTyped: boolean,
): Promise<void> {
  const { remote } = partsOf(module);
  const id = `${remote}@${composition[remote]?.version}`;
  const unwanted = unwantedReleases(document.cookie);
  if (unwanted.has(id) || !navigator.onLine) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and must be waited for
  document.cookie = unwantedCookie([...unwanted, id], location.protocol === 'https:');
  const isKept = unwantedReleases(document.cookie).has(id);
  const isHere = rendered.includes(module) && location.pathname + location.search === documentAddress;
  if (!isKept || !isHere || isTyped || hydration.actionData || hasTypedText()) return;
  location.reload();
  await new Promise(() => {});
}

/** Whether something was typed before there were scripts to notice. */
function hasTypedText(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...controls].some(
    (control) =>
      control.value !== control.defaultValue ||
      (control instanceof HTMLInputElement && control.checked !== control.defaultChecked),
  );
}
