import { useLocation } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * After a client-side navigation, announces the new title and focuses the content, as a page load would. If only the query changes, the
 * focus stays and the title is announced when it differs.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef<{ readonly pathname: string; readonly title: string } | null>(null);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = shown.current;
    const { title } = document;
    shown.current = { pathname, title };
    if (!before || (before.pathname === pathname && before.title === title)) return;
    setAnnounced(title);
    if (before.pathname !== pathname) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, search]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  );
}
