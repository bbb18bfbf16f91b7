import type { CartLine } from '@storefront/shared/contracts/state';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { type LineDetails, productOf } from '../../data/line-details';

/**
 * The cart as text (P77): per line the SKU (else the name), a tab and the quantity. Tabs in names become blanks, a leading quotation mark
 * is quoted as in CSV, and products without details are left out.
 */
export function cartAsList(lines: readonly CartLine[], detailsOf: (id: string) => LineDetails): string {
  return lines
    .flatMap(({ id, quantity }) => {
      const product = productOf(detailsOf(id));
      const called = product ? inOneLine(product.sku ?? '') || inOneLine(product.name) : '';
      return called ? [`${quotedIfNeedBe(called)}\t${quantity}`] : [];
    })
    .join('\n');
}

/** Longest address, in characters, that every server and mail program accepts. */
const maxLength = 6_000;

/** Address of the quick order page filled in with these lines (P77); null when too long. */
export function quickOrderAddress(lines: string): string | null {
  const path = `${quickOrderPath}?${new URLSearchParams({ lines })}`;
  return path.length <= maxLength ? path : null;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function quotedIfNeedBe(text: string): string {
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
