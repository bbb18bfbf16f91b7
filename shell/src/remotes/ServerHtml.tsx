import { useState } from 'react';
import { trustedHtml } from '../trusted-types';
import { serverHtml } from './server-html';

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
