import type { Page } from 'playwright-core';

/** Something that a page, or a dialog over it, shows. */
export interface Shown {
  /** What, in words, as `text "$12.00"`, `field quantity "2"`, `button "Close" by keyboard`. */
  readonly what: string;
  /** Where: its element and those around it, so that what stands in the place of another is known. */
  readonly at: string;
  /** Null where it cannot be said, as of what a carousel has out of sight. */
  readonly isCovered: boolean | null;
}

/** What is to be seen of a page, and what of it takes the focus; of what is covered, that it is. */
export async function shownIn(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(visibleElements);
}

/** Roles and names of the accessibility tree, but for those whose names are all that is in them: that is seen anyway. */
export async function rolesIn(page: Page): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- |:$/g, ''));
  return lines.filter((line) =>
    /^(?!(?:text|row|rowheader|columnheader|cell|gridcell)\b)[a-z]+ "/.test(line),
  );
}

/** Runs in the page. No function has a name within it, for tsx would give it one by a function that pages do not have. */
function visibleElements(): Shown[] {
  const shown: Shown[] = [];
  const [left, top] = [scrollX, scrollY];
  // What lets presses through is seen all the same.
  const hittable = new CSSStyleSheet();
  hittable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(hittable);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('.preview-mark, script, style, noscript, svg *')) continue;
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
    // Each of them: where a part of the page scrolls by itself, it may be out of sight in the midst of the screen.
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const parents = [element, element.parentElement, element.parentElement?.parentElement];
    const at = parents.map((one) => `${one?.localName}.${one?.className ?? ''}`).join(' in ');
    const isClipped = over === null || (over !== element && over.contains(element));
    const isCovered = isClipped ? null : !element.contains(over);
    if (text) shown.push({ what: `text "${text}"`, at, isCovered });
    if (field)
      shown.push({
        what: `field ${field.name} "${field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value}"`,
        at,
        isCovered,
      });
    if (element.matches('img'))
      shown.push({ what: `picture "${element.getAttribute('alt')}"`, at, isCovered });
    if (!control || (element as HTMLButtonElement).disabled || element.tabIndex < 0) continue;
    const name =
      element.ariaLabel || element.textContent || field?.name || element.querySelector('img')?.alt || '';
    shown.push({
      what: `${element.localName === 'a' ? 'link' : element.localName} "${name.replaceAll(/\s+/g, ' ').trim()}" for the keyboard`,
      at,
      isCovered,
    });
  }
  document.adoptedStyleSheets.pop();
  scrollTo({ left, top, behavior: 'instant' });
  return shown;
}
