import { useState } from 'react';
import { trustedHtml } from '../trusted-types';

/** HTML of the page that a remote rendered on the server. */
export interface ServerHtmlProps {
  readonly boundary: string;
  readonly release: string | undefined;
}

/** A boundary whose remote failed in the browser: shows what the server rendered and lets React leave it alone. */
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
 * The HTML that is on the page inside a boundary now, usually from the server; empty on the server or when there is
 * none. A failed remote keeps it: its text stays readable and its forms post to the server.
 */
export function serverHtml(boundary: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[data-boundary="${boundary}"]`)?.innerHTML ?? '';
}
