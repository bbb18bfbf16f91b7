import { inlineData } from '@storefront/shared/ui/inline-data';
import type { PageFile } from '../remotes/compose';

interface DocumentScripts {
  /** The shell's scripts, in the order they run. */
  readonly run: readonly PageFile[];
  /** Scripts of remotes, which the shell will ask for. */
  readonly fetch: readonly PageFile[];
}

/** JavaScript for the end of a document: fetches its scripts after the first paint (docs/decisions/011). */
export function startScripts(scripts: DocumentScripts): string {
  return `${inlineFunction(afterPaint)}(${inlineData(scripts)})`;
}

/**
 * Runs in the browser. Its trusted types policy, made first, limits the text that libraries hand to the browser
 * (docs/decisions/021). It allows addresses of this page's scripts, text without elements, and the empty script that React starts
 * from. A pending address gets a query, or the browser would wait for the earlier request (docs/decisions/041).
 */
function afterPaint({ run, fetch }: DocumentScripts) {
  const pending = new Set<string>();
  const settled = ({ target }: Event) => pending.delete((target as HTMLScriptElement).src);
  for (const end of ['load', 'error']) document.addEventListener(end, settled, true);
  let tries = 0;
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (run.some((file) => file.url === url)) return url;
      if (!storefrontIntegrity(url)) return null;
      if (!pending.has(url)) {
        pending.add(url);
        return url;
      }
      tries += 1;
      return `${url}?${tries}`;
    },
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

/** The source of a function, on one line since every visitor gets it. It may use nothing from outside, and have no comments. */
export function inlineFunction<Arguments extends unknown[]>(run: (...given: Arguments) => unknown): string {
  return `(${String(run).replace(/\n\s*/g, '')})`;
}

/**
 * JavaScript for a document: a double click submits a form once, until React takes over (docs/decisions/068). Buttons with a name,
 * such as a card's plus, may be pressed repeatedly, and so may keys.
 */
export const sendOnce = `${inlineFunction(onePressSends)}()`;

function onePressSends() {
  let last: SubmitEvent | undefined;
  let pointer: number;
  addEventListener('click', ({ detail }) => (pointer = detail), true);
  addEventListener('submit', (event) => {
    const isSoon = last?.target === event.target && event.timeStamp - last.timeStamp < 500;
    const button = event.submitter as HTMLButtonElement | null;
    if (pointer && isSoon && !button?.name) event.preventDefault();
    last = event;
  });
}
