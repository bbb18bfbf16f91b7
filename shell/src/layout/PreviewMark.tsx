import { useLocation } from '@storefront/shared/router';
import { useContext } from 'react';
import { PageContext } from './page-context';

/** In a preview, lists its releases with a link to leave it (P64). */
export function PreviewMark() {
  const { previewed } = useContext(PageContext);
  const { pathname, search } = useLocation();
  if (!previewed) return null;
  const releases = Object.entries(previewed).map(([remote, version]) => `${remote} ${version}`);
  const way = new URLSearchParams(search);
  way.set('preview', 'off');
  return (
    <aside className="preview-mark" aria-label="Preview">
      <p>{`You are seeing a preview of ${releases.join(' and ') || 'the live shop'}. Nothing you send will arrive.`}</p>
      <a href={`${pathname}?${way}`}>Leave the preview</a>
    </aside>
  );
}
