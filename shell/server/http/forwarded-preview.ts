import type { IncomingMessage } from 'node:http';
import type { Preview } from 'releases/preview/preview';

/** Header by which the worker of previews learns from its supervisor which one a visitor is in; anybody else's is dropped. */
export const previewHeader = 'x-storefront-preview';

/** A preview whose signature the supervisor has verified, as the header has it. */
export function formatPreview(preview: Preview): string {
  return Buffer.from(JSON.stringify(preview)).toString('base64url');
}

/** The preview that a request is for; null for everyone else. It is the supervisor's word, so it is not verified again. */
export function forwardedPreview({ headers }: Pick<IncomingMessage, 'headers'>): Preview | null {
  const text = headers[previewHeader];
  return typeof text === 'string' ? JSON.parse(Buffer.from(text, 'base64url').toString()) : null;
}
