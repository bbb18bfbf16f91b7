import type { Page } from '@playwright/test';

/** Sizes in the names of products: 'size 3-0', '10 cm x 20 cm'. */
export const sizes = /\d-\d|\d+ cm x \d+ cm/;

/** Words; a line may end with a hyphen. */
export const words = /[^\s-]+/;

/** Pieces of the texts in the page's content that go on in another line. */
export function brokenPieces(page: Page, piece: RegExp): Promise<string[]> {
  return page.getByRole('main').evaluate((main, source) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(new RegExp(source, 'g'))) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text);
      }
    }
    return broken;
  }, piece.source);
}
