import type { QuoteAnswer } from '@storefront/shared/api/email-calls';
import { quoteSentPath } from '@storefront/shared/product/paths';

/** Address of the page that says that a quote was sent, with what the backend has answered (P69). */
export function answeredPath({ reference, isConfirmed }: QuoteAnswer): string {
  return quoteSentPath(reference) + (isConfirmed ? '&confirmed=1' : '');
}
