import { useLocation } from '@storefront/shared/router';
import { createContext, useContext } from 'react';
import type { PageData } from '../page-data';

/** The versions that this visitor sees before others do, where there are any. */
export const PreviewContext = createContext<PageData['previewed']>(undefined);

/** Says that this is a preview, and of what, with the way out of it (P64); nothing for everyone else. */
export function PreviewMark() {
  const previewed = useContext(PreviewContext);
  const { pathname, search } = useLocation();
  if (!previewed) return null;
  const releases = Object.entries(previewed).map(([remote, version]) => `${remote} ${version}`);
  const way = new URLSearchParams(search);
  way.set('preview', 'off');
  return (
    <aside className="preview-mark" aria-label="Preview">
      <p>{`You are seeing a preview of ${releases.join(' and ') || 'what is live'}. What you send arrives nowhere.`}</p>
      <a href={`${pathname}?${way}`}>Leave the preview</a>
    </aside>
  );
}
