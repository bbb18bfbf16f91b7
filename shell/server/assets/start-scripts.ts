import { inlineData } from '@storefront/shared/ui/inline-data';
import type { PageFile } from '../remotes/compose';

/** The scripts of a document. */
export interface DocumentScripts {
  /** The shell's own, run in this order. */
  readonly run: readonly PageFile[];
  /** Those of remotes, which the shell will ask for. */
  readonly fetch: readonly PageFile[];
}

/** JavaScript for the end of a document that fetches its scripts once the page has been painted (docs/decisions/011). */
export function startScripts(scripts: DocumentScripts): string {
  return `(${afterPaint})(${inlineData(scripts)})`;
}

/**
 * Runs in the browser as it is written here: it may use nothing from outside. What libraries hand to the browser as text goes
 * by the policy made first (docs/decisions/021): addresses of this page's scripts; text without elements, and the empty script that React starts from.
 */
function afterPaint({ run, fetch }: DocumentScripts) {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (run.some((file) => file.url === url) || storefrontIntegrity(url) ? url : null),
    createHTML: (html) => (html.includes('<') && !/^<script><\/script>$/.test(html) ? null : html),
  });
  const start = () => {
    const add = (element: HTMLElement, { integrity }: PageFile) => {
      document.head.append(Object.assign(element, { integrity, crossOrigin: 'anonymous' }));
    };
    for (const file of run) {
      add(Object.assign(document.createElement('script'), { src: file.url, async: false }), file);
    }
    for (const file of fetch) {
      add(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: file.url }),
        file,
      );
    }
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
