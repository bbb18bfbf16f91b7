/** The focused element after a Tab. */
export interface Stop {
  readonly name: string;
  /** The same for elements that look the same. */
  readonly kind: string;
  readonly isWithin: boolean;
  /** Whether Enter would open a `details`. */
  readonly isClosed: boolean;
}

/** The way through a document by Tab, as the document sees it. */
export interface TabOrder {
  /**
   * The focused element after a Tab; null between the end of the document or dialog and its start, and 'over' when the way has
   * come back to where it has been, or is out of the document.
   *
   * @param part CSS selector for `isWithin`
   */
  stop(part: string): Promise<Stop | 'over' | null>;
  /** The faults so far; at the end of the way, also the focusable elements that never got the focus. */
  faults(): string[];
}

/** Follows the focus through the page or the dialog over it. Runs in the page, and needs nothing but it. */
export function tabOrder(): TabOrder {
  const dialogs = document.querySelectorAll(':modal, [aria-modal="true"]');
  const part = dialogs.item(dialogs.length - 1) ?? document.documentElement;
  const expected = new Set(reachable());
  const stops = new Set<Element>();
  let last: Element | undefined;
  const startsInside = part.contains(document.activeElement) && document.activeElement !== document.body;
  let hasWrapped = false;
  let timesNowhere = 0;
  const faults: string[] = [];

  function reachable(): HTMLElement[] {
    return [
      ...part.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && !leadsItsGroup(element)),
    );
  }

  /** Of radio buttons the chosen one can have the focus, or the first if none is chosen. */
  function leadsItsGroup(element: HTMLInputElement): boolean {
    const { name, form } = element;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (radio) => radio.name === name && radio.form === form,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  }

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.localName} ‘${words.slice(0, 40) || element.id || element.className}’`;
  }

  function kindOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at && path.length < 3; at = at.parentElement) {
      path.push(`${at.localName}.${at.className}`);
    }
    const states = ['type', 'aria-current', 'aria-disabled', 'aria-invalid', 'aria-pressed'];
    return [...path, ...states.map((state) => element.getAttribute(state))].join(' ');
  }

  function inView({ left, top, right, bottom }: DOMRect): DOMRect {
    const x = Math.max(left, 0);
    const y = Math.max(top, 0);
    return new DOMRect(x, y, Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y);
  }

  /** Distance of the tested points from an edge, which may be between two pixels. */
  const inset = 2;

  /** Says what covers a part of the element, or that it is out of view. */
  function coverOf(element: Element): string | null {
    const lines = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) return 'is nowhere';
    for (const line of lines) {
      const { x, y, width, height } = inView(line);
      const cut = Math.max(line.width - width, line.height - height);
      // Browsers show the caret of a long text, and the start of an element larger than the window.
      const fits = line.height <= innerHeight / 2 && element.localName !== 'textarea';
      if (width <= 0 || height <= 0 || (fits && cut > 1)) return 'is out of view';
      const shares = fits ? [-1, -0.5, 0, 0.5, 1] : [0];
      for (const across of shares) {
        for (const down of shares) {
          // The corners may be round.
          if (Math.abs(across) + Math.abs(down) > 1.2) continue;
          const over = document.elementFromPoint(
            x + width / 2 + across * (width / 2 - inset),
            y + height / 2 + down * (height / 2 - inset),
          );
          if (!element.contains(over)) return `is under ${over ? nameOf(over) : 'nothing'}`;
        }
      }
    }
    return null;
  }

  /** Resolves when scroll listeners have run, and their changes are painted. */
  async function settled(): Promise<void> {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  }

  async function look(element: Element): Promise<void> {
    const note = (fault: string) => faults.push(`${nameOf(element)} ${fault}`);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) note('has no outline');
    if (coverOf(element)) await settled();
    const cover = coverOf(element);
    if (cover) note(cover);
    if (!part.contains(element)) note('is outside of the dialog');
    if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      if (hasWrapped || !startsInside) note(`comes after ${nameOf(last)}`);
      hasWrapped = startsInside;
    }
  }

  return {
    async stop(selector) {
      // Lets focus listeners run.
      await new Promise((resolve) => setTimeout(resolve));
      const element = document.activeElement;
      const isNowhere = !element || element.matches(':root, body, dialog, [tabindex="-1"]');
      timesNowhere = isNowhere ? timesNowhere + 1 : 0;
      if (isNowhere) return timesNowhere > 2 ? 'over' : null;
      if (last?.localName === 'summary') for (const one of reachable()) expected.add(one);
      if (stops.has(element)) {
        const isRound = element === [...stops][0] || hasWrapped;
        if (!isRound) faults.push(`${nameOf(element)} gets the focus again and again`);
        return 'over';
      }
      await look(element);
      stops.add(element);
      last = element;
      return {
        name: nameOf(element),
        kind: kindOf(element),
        isWithin: element.closest(selector) !== null,
        isClosed: element.matches('details:not([open]) > summary'),
      };
    },
    faults() {
      const isThere = new Set(reachable());
      const missed = [...expected].filter((element) => isThere.has(element) && !stops.has(element));
      return [...faults, ...missed.map((element) => `${nameOf(element)} is not reached`)];
    },
  };
}
