import type { PageFile } from './compose';
import { inlineData } from './inline-data';

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

/** Runs in the browser as it is written here: it may use nothing from outside. */
function afterPaint({ run, fetch }: DocumentScripts) {
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
