import { inlineData } from '@storefront/shared/ui/inline-data';
import type { PageFile } from '../remotes/compose';

interface DocumentScripts {
  /** The shell's own, run in this order. */
  readonly run: readonly PageFile[];
  /** Those of remotes, which the shell will ask for. */
  readonly fetch: readonly PageFile[];
}

/** JavaScript for the end of a document that fetches its scripts once the page has been painted (docs/decisions/011). */
export function startScripts(scripts: DocumentScripts): string {
  return `${inlineFunction(afterPaint)}(${inlineData(scripts)})`;
}

/**
 * Runs in the browser. What libraries hand to the browser as text goes by the policy made first (docs/decisions/021): addresses of
 * this page's scripts, with a query where one before has not come, for a browser would have it wait for that
 * (docs/decisions/041); text without elements, and the empty script that React starts from.
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

/**
 * The source of a function that a document calls, on one line, because every visitor gets it. The function may use nothing from
 * outside, and have no comments.
 */
function inlineFunction<Argument>(run: (argument: Argument) => void): string {
  return `(${String(run).replace(/\n\s*/g, '')})`;
}

/**
 * JavaScript for a document: a double click sends a form once where the browser itself sends it, as it does until React is there
 * (docs/decisions/068). Buttons with a name, such as a card's plus, are pressed as often as one likes, and so are keys.
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
