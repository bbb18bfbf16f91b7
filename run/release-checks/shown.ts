import type { Page } from 'playwright-core';
import { withoutIds } from './fault';

/** An item that a page, or a dialog over it, shows. */
export interface Shown {
  /** Its description: `text "$12.00"`, `field quantity "2"`, `button "Close" by keyboard`. */
  readonly what: string;
  /** Its position: the element and its ancestors, to find what replaces it. */
  readonly at: string;
  /** Null where it is unknown, as in a carousel's hidden part. */
  readonly isCovered: boolean | null;
}

/** Extent of a look: the whole scrollable page, with roles; its end as on the screen; or without checking what is covered. */
export type Extent = 'whole' | 'end' | 'uncovered';

/** The visible items of a page, its focusable ones, form data and stored data; covered items are marked. */
export async function shownIn(page: Page, extent: Extent): Promise<readonly Shown[]> {
  const shown = [...(await page.evaluate(visibleElements, extent)), ...(await page.evaluate(stateOfPage))];
  return shown.map((one) => ({ ...one, what: withoutIds(one.what) }));
}

/** Roles and names of the accessibility tree, except where the name is the visible content. */
export async function rolesIn(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- |:$/g, ''));
  return lines.filter((line) =>
    /^(?!(?:text|row|rowheader|columnheader|cell|gridcell)\b)[a-z]+ "/.test(line),
  );
}

/** Runs in the page. Contains no named functions, because tsx would wrap them in a helper that pages lack. */
function visibleElements(extent: Extent): Shown[] {
  const shown: Shown[] = [];
  // Visitors cannot scroll these.
  const still = [...document.querySelectorAll('body *')].filter(
    (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'hidden',
  );
  const [left, top] = [scrollX, scrollY];
  // Elements that let presses through are visible all the same.
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(hittable);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('.preview-mark, script, style, noscript, svg *')) continue;
    const parents = [element, element.parentElement, element.parentElement?.parentElement];
    const at = parents.map((one) => `${one?.localName}.${one?.className ?? ''}`).join(' in ');
    if (element instanceof HTMLFormElement) {
      const sent = Array.from(element.querySelectorAll<HTMLInputElement>('[type=hidden]'), (one) => [
        one.name,
        one.value,
      ]);
      const fields = new URLSearchParams(sent);
      shown.push({ what: `form to ${element.getAttribute('action')} with ${fields}`, at, isCovered: null });
    }
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = texts
      .map((node) => node.textContent?.trim())
      .join(' ')
      .trim();
    const field = element.matches('input, select, textarea') ? (element as HTMLInputElement) : null;
    const control = element.matches(
      'a[href], button, summary, input, select, textarea, [role=button], [tabindex]',
    );
    if ((!text && !control && !element.matches('img')) || field?.type === 'hidden') continue;
    const style = { opacityProperty: true, visibilityProperty: true };
    const first = element.getBoundingClientRect();
    if (first.width < 2 || first.height < 2 || !element.checkVisibility(style)) continue;
    // Checked for each item: in a part that scrolls by itself, it may be out of sight in the middle of the screen.
    let isCovered: boolean | null = null;
    // A covered item at the end of a page is also tried further up: it is unreachable only if covered wherever it is in sight.
    const tries = { whole: 1, end: 24, uncovered: 0 }[extent];
    for (let nth = 0; nth < tries && (nth === 0 || isCovered === true); nth += 1) {
      if (extent === 'whole')
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      else scrollTo({ left, top: top - (nth * innerHeight) / tries, behavior: 'instant' });
      for (const one of still) if (one.scrollTop > 0) one.scrollTop = 0;
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const over = document.elementFromPoint(x, y);
      const isClipped = over === null || (over !== element && over.contains(element));
      if (y < 0 || y > innerHeight) isCovered = extent === 'whole' || nth > 0 || null;
      else isCovered = isClipped ? null : !element.contains(over);
    }
    const isAnnounced = element.closest('[role=status], [role=alert], [role=log], [aria-live]') !== null;
    if (text) shown.push({ what: `text "${text}"${isAnnounced ? ' said aloud' : ''}`, at, isCovered });
    if (field)
      shown.push({
        what: `field ${field.name} "${field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value}"${field.ariaInvalid === 'true' || (field.value && !field.validity.valid) ? ', refused' : ''}`,
        at,
        isCovered,
      });
    if (element.matches('img'))
      shown.push({ what: `picture "${element.getAttribute('alt')}"`, at, isCovered });
    if (!control || (element as HTMLButtonElement).disabled || element.tabIndex < 0) continue;
    const name =
      element.ariaLabel || element.textContent || field?.name || element.querySelector('img')?.alt || '';
    const kind = element.localName === 'a' ? 'link' : element.localName;
    const leads = kind === 'link' ? ` to ${element.getAttribute('href')?.slice(0, 300)}` : '';
    shown.push({
      what: `${kind} "${name.replaceAll(/\s+/g, ' ').trim()}"${leads} for the keyboard`,
      at,
      isCovered,
    });
  }
  document.adoptedStyleSheets.pop();
  scrollTo({ left, top, behavior: 'instant' });
  return shown;
}

/** Runs in the page: scroll position, width, focus, stored data and copied text. */
function stateOfPage(): Shown[] {
  const focus = document.activeElement === document.body ? null : document.activeElement;
  const name = focus?.ariaLabel || focus?.getAttribute('name') || focus?.textContent || '';
  const kept = [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries<string>(storage))
    .filter(([key]) => !key.startsWith('react-router'));
  const keys = kept.map(([key]) => key).sort();
  return [
    ['address', location.pathname + location.search],
    ['page', `${document.documentElement.scrollWidth} wide`],
    ['focus', focus ? `on ${focus.localName} "${name.trim().slice(0, 80)}"` : 'nowhere'],
    ['kept on the device:', keys.join(', ') || 'nothing'],
    ...kept,
  ].map(([at = '', is]) => ({ what: `${at} ${is}`, at, isCovered: null }));
}
