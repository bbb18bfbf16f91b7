import { expect, type Page } from '@playwright/test';

/**
 * Records what the live regions of a page say from its next load on, as screen readers do: a change that adds something to a
 * region they know already, all of it together, and an alert also when it comes. What is hidden, or behind a modal dialog,
 * says nothing.
 *
 * @returns expects what has been said since the last time, in order and nothing else; what interrupts begins with 'Alert: '.
 *   Further and later announcements fail the next call.
 */
export async function followAnnouncements(page: Page): Promise<(texts: readonly string[]) => Promise<void>> {
  const messages: string[] = [];
  await page.exposeFunction('announced', (text: string) => messages.push(text));
  await page.addInitScript(listen);
  return async (texts) => {
    await expect.poll(() => messages, { intervals: [50] }).toEqual(texts);
    messages.splice(0, texts.length);
  };
}

/** Runs in the page, before anything of it. */
function listen(): void {
  const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const known = new WeakSet<Element>();

  function isHeard(region: Element): boolean {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isInert = (dialog && !dialog.contains(region)) || region.closest('[inert], [aria-hidden=true]');
    return !isInert && region.checkVisibility({ visibilityProperty: true });
  }

  function say(region: Element): void {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is not said
    const text = region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : '';
    if (text === '' || !isHeard(region)) return;
    const isAlert = region.matches('[role=alert], [aria-live=assertive]');
    (globalThis as unknown as { announced(text: string): void }).announced(isAlert ? `Alert: ${text}` : text);
  }

  function come(node: Node): void {
    if (!(node instanceof Element)) return;
    for (const region of [node, ...node.querySelectorAll(live)]) {
      if (!region.matches(live) || known.has(region)) continue;
      known.add(region);
      if (region.matches('[role=alert]') && document.readyState !== 'loading') say(region);
    }
  }

  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const around = target instanceof Element ? target : target.parentElement;
      const region = around?.closest(live);
      if (region && known.has(region) && (type === 'characterData' || addedNodes.length > 0))
        changed.add(region);
    }
    for (const region of changed) say(region);
    for (const { addedNodes } of changes) addedNodes.forEach(come);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
