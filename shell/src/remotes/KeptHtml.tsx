import { useState } from 'react';
import { trustedHtml } from '../trusted-types';
import { keptHtml } from './kept-html';

interface KeptHtmlProps {
  readonly boundary: string;
  readonly release: string | undefined;
}

/** A boundary whose remote failed in the browser: shows what the server rendered and lets React leave it alone. */
export function KeptHtml({ boundary, release }: KeptHtmlProps) {
  const [html] = useState(() => trustedHtml(keptHtml(boundary)));
  return (
    <div
      data-boundary={boundary}
      data-release={release}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
