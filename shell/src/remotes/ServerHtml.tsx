import { useState } from 'react';
import { trustedHtml } from '../trusted-types';

/** A boundary of the server's HTML. */
export interface ServerHtmlProps {
  readonly boundary: string;
  readonly release: string | undefined;
}

/** The server's HTML of a boundary whose remote failed in the browser, which React leaves alone. */
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
 * The current HTML in a boundary; empty on the server or without one. A failed remote keeps it: its text is readable and its
 * forms post to the server.
 */
export function serverHtml(boundary: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[data-boundary="${boundary}"]`)?.innerHTML ?? '';
}
