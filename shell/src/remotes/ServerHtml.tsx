import { useState } from 'react';
import { trustedHtml } from '../trusted-types';

/** A boundary of the server's HTML. */
export interface ServerHtmlProps {
  readonly boundary: string;
  readonly release: string | undefined;
}

/** The server's HTML of a boundary whose remote failed in the browser; React leaves it alone. */
export function ServerHtml({ boundary, release }: ServerHtmlProps) {
  const [html] = useState(() => trustedHtml(serverHtml(boundary)));
  return (
    <div
      data-boundary={boundary}
      data-release={release}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/**
 * The current HTML of a boundary; empty on the server or without one. Shown for a failed remote: its text is readable, and its forms post
 * to the server.
 */
export function serverHtml(boundary: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[data-boundary="${boundary}"]`)?.innerHTML ?? '';
}
