import { useLocation } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation in place: has the new page's title announced and moves the focus to its content, as a page load
 * would. A change of the query alone, such as of a filter, moves nothing.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
