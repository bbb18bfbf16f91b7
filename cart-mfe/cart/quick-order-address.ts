import { quickOrderPath } from '@storefront/shared/product/quick-order-path';

/** Most characters of an address that any server and mail program takes. */
const maxLength = 6_000;

/** Address of the page that takes such lines (P77); null when it would be too long. */
export function quickOrderAddress(lines: string): string | null {
  const path = `${quickOrderPath}?${new URLSearchParams({ lines })}`;
  return path.length <= maxLength ? path : null;
}
