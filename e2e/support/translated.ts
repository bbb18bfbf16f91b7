import type { BrowserContext } from '@playwright/test';

/**
 * Translates every page of a context as Chrome does: after a delay nested `font` elements replace each text, and later
 * each new text. Words stay as they are, so that journeys find them. If React changes a text that was replaced, the change
 * is invisible: it is reported as a console error. React itself throws if it removes such a text or inserts beside it.
 *
 * @param delay milliseconds after the page's load
 */
export async function translatePages(context: BrowserContext, delay: number): Promise<void> {
  await context.addInitScript(translate, delay);
}

/** Runs in the page. */
function translate(delay: number): void {
  const untranslated = 'head, script, style, textarea, [translate=no], font';
  const replaced = new WeakSet<Node>();

  function replace(text: Node) {
    if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    for (const { style } of [outer, inner]) style.verticalAlign = 'inherit';
    inner.textContent = text.textContent;
    text.parentElement.replaceChild(outer, text);
    replaced.add(text);
  }

  function replaceAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    if (root instanceof Text) texts.push(root);
    texts.forEach(replace);
  }

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      if (replaced.has(this)) console.error(`'${this.nodeValue}' became '${value}', which nobody sees.`);
      nodeValue?.set?.call(this, value);
    },
  });

  addEventListener('load', () => {
    setTimeout(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(replaceAll);
      }).observe(document, { childList: true, subtree: true });
      replaceAll(document.body);
    }, delay);
  });
}
