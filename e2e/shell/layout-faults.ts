import type { Page } from '@playwright/test';

/** Parts that may scroll sideways: the comparison, the products of its tray, a carousel (P25, P43). */
const sideways = '[aria-label="Comparison"], [aria-label="Products to compare"] ul, [class*="scroller"]';

/**
 * Faults of a page's present layout, each in a sentence: the document or a part of it scrolls sideways, texts or
 * controls lie over one another, or one is cut by the window or by what it is in, sticks out of its box, or is too small to be
 * pressed (24 pixels, WCAG 2.5.8). Empty when a visitor can read and press everything.
 *
 * @param part CSS selector of the checked part: the page, or the dialog over it
 */
export async function layoutFaultsOf(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(measureLayout, { part, sideways });
}

/** Milliseconds that a busy browser may take to lay out a new size. */
const layoutTime = 3_000;

/** The faults that last, without those of elements that are still moving. */
export async function lastingLayoutFaultsOf(page: Page, part?: string): Promise<string[]> {
  const end = performance.now() + layoutTime;
  let lasting = await layoutFaultsOf(page, part);
  while (lasting.length > 0 && performance.now() < end) {
    const found = await layoutFaultsOf(page, part);
    lasting = lasting.filter((fault) => found.includes(fault));
  }
  return lasting;
}

/** Runs in the page; everything it needs is inside. */
async function measureLayout({ part, sideways }: { part: string; sideways: string }): Promise<string[]> {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  interface Place {
    readonly isHidden: boolean;
    /** The layer that an element scrolls with: the page, or a fixed or sticky element or a panel over it. */
    readonly layer: Element | null;
    /** The part that is visible or can be scrolled into view. */
    readonly window: Box;
    /** The part that is visible by scrolling the page only. */
    readonly view: Box;
    /** The next element around that has a border or a background. */
    readonly frame: Element | null;
  }

  interface Piece {
    readonly element: Element;
    readonly text: string;
    readonly isText: boolean;
    readonly boxes: readonly Box[];
  }

  // A window that has just got another size is laid out anew with the next frame.
  await new Promise(requestAnimationFrame);

  const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  const { clientWidth } = document.documentElement;
  const root = document.querySelector(part);
  if (!root) return [`${part} is not there`];

  const faults = new Set<string>();
  const places = new Map<Element, Place>();
  const pixel = 1;

  const isVisuallyHidden = (element: Element, style: CSSStyleDeclaration) =>
    style.clipPath === 'inset(50%)' || (element.clientWidth <= 1 && style.overflow === 'hidden');

  const isPanel = (element: Element, style: CSSStyleDeclaration) =>
    style.position === 'absolute' && style.zIndex !== 'auto' && !element.matches(pressable);

  const isFrame = ({ backgroundColor, borderBlockStartWidth, borderBlockEndWidth }: CSSStyleDeclaration) =>
    !/, 0\)$/.test(backgroundColor) || borderBlockStartWidth !== '0px' || borderBlockEndWidth !== '0px';

  function within(outer: Box, { left, top, right, bottom }: Box): Box {
    return {
      left: Math.max(outer.left, left),
      top: Math.max(outer.top, top),
      right: Math.min(outer.right, right),
      bottom: Math.min(outer.bottom, bottom),
    };
  }

  function placeOf(element: Element): Place {
    const known = places.get(element);
    if (known) return known;
    const around: Place =
      element === document.documentElement || !element.parentElement
        ? {
            isHidden: false,
            layer: null,
            window: { ...everywhere, left: 0, right: clientWidth },
            view: everywhere,
            frame: null,
          }
        : placeOf(element.parentElement);
    const style = getComputedStyle(element);
    const isFixed = style.position === 'fixed';
    let { view } = isFixed ? { view: everywhere } : around;
    let window = isFixed ? { left: 0, top: 0, right: clientWidth, bottom: innerHeight } : around.window;
    let scrollsAny = false;
    const isRoot = element === document.documentElement || element === document.body;
    if (!isRoot && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      view = within(view, { left, top, right, bottom });
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      scrollsAny = scrolls(style.overflowX) || scrolls(style.overflowY);
      const mayScrollSideways = element.matches(sideways);
      if (
        !mayScrollSideways &&
        scrolls(style.overflowX) &&
        element.scrollWidth > element.clientWidth + pixel
      ) {
        faults.add(`${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth}`);
      }
      window = within(scrolls(style.overflowY) ? { ...window, top: -Infinity, bottom: Infinity } : window, {
        ...(mayScrollSideways ? { left: -Infinity, right: Infinity } : { left, right }),
        ...(scrolls(style.overflowY) ? { top: -Infinity, bottom: Infinity } : { top, bottom }),
      });
      if (mayScrollSideways) window = { ...window, left: -Infinity, right: Infinity };
    }
    const place = {
      isHidden: around.isHidden || isVisuallyHidden(element, style),
      layer: isFixed || style.position === 'sticky' || isPanel(element, style) ? element : around.layer,
      window,
      view,
      frame: scrollsAny ? null : isFrame(style) && style.display !== 'contents' ? element : around.frame,
    };
    places.set(element, place);
    return place;
  }

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ||
      element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ||
      '') +
    ` <${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${element.className && ` .${String(element.className.valueOf()).split(' ')[0]}`}>`;

  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !placeOf(element).isHidden;

  /** The part of a line that has ink; lines may be set closer than their boxes are high. */
  function inkOf({ left, top, right, bottom }: DOMRect): Box {
    const margin = (bottom - top) * 0.22;
    return { left, right, top: top + margin, bottom: bottom - margin };
  }

  function texts(): Piece[] {
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0).map(inkOf);
      if (boxes.length > 0) pieces.push({ element, text: node.nodeValue.trim(), isText: true, boxes });
    }
    return pieces;
  }

  function controls(): Piece[] {
    return [...(root?.querySelectorAll(pressable) ?? [])].filter(isShown).map((element) => ({
      element,
      text: nameOf(element),
      isText: false,
      boxes: [...element.getClientRects()],
    }));
  }

  /** The text of a field has no box of its own: it is measured in the field's font. */
  function requireRoomInField(element: Element) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return;
    const words =
      element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.text ?? '')
        : ['checkbox', 'radio'].includes(element.type)
          ? ''
          : element.value || element.placeholder;
    const style = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || words === '') return;
    pen.font = style.font;
    const room =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const needed = pen.measureText(words).width;
    if (needed > room + pixel)
      faults.add(`‘${words}’ needs ${Math.ceil(needed)} in a field of ${Math.floor(room)}`);
  }

  const covers = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > pixel &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > pixel;

  const sticksOut = (box: Box, of: Box) =>
    box.left < of.left - pixel ||
    box.right > of.right + pixel ||
    box.top < of.top - pixel ||
    box.bottom > of.bottom + pixel;

  const belongsTo = (one: Piece, other: Piece) =>
    one.element === other.element
      ? one.isText !== other.isText
      : (!other.isText && other.element.contains(one.element)) ||
        (!one.isText && one.element.contains(other.element));

  /** A badge that lets presses through covers nothing of the picture below it. */
  const letsThrough = (text: Piece, control: Piece) =>
    text.isText && !control.isText && getComputedStyle(text.element).pointerEvents === 'none';

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the document scrolls sideways by ${scrollWidth - clientWidth}`);

  const pieces = [...texts(), ...controls()];
  for (const { element, text, isText, boxes } of pieces) {
    const { window, frame } = placeOf(isText ? element : (element.parentElement ?? element));
    for (const box of boxes) {
      if (sticksOut(box, window)) faults.add(`‘${text}’ is cut`);
      if (isText && frame && root.contains(frame) && sticksOut(box, frame.getBoundingClientRect())) {
        faults.add(`‘${text}’ sticks out of ${nameOf(frame)}`);
      }
    }
    if (isText) continue;
    requireRoomInField(element);
    const isInline = getComputedStyle(element).display === 'inline';
    const { width, height } = element.getBoundingClientRect();
    if (!isInline && !element.matches('[type=checkbox], [type=radio]') && (width < 24 || height < 24)) {
      faults.add(`‘${text}’ is ${Math.round(width)} × ${Math.round(height)}, too small to be pressed`);
    }
  }

  const lines = pieces
    .flatMap((piece) => {
      const { layer, view } = placeOf(piece.element);
      return piece.boxes.map((box) => ({ piece, box: within(view, box), layer }));
    })
    .sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.box.top >= one.box.bottom) break;
      if (one.layer !== other.layer || one.piece === other.piece || !covers(one.box, other.box)) continue;
      if (belongsTo(one.piece, other.piece)) continue;
      if (letsThrough(one.piece, other.piece) || letsThrough(other.piece, one.piece)) continue;
      faults.add(`‘${one.piece.text}’ and ‘${other.piece.text}’ overlap`);
    }
  }
  return [...faults];
}
