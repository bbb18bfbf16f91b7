import type { Notice } from '@storefront/shared/contracts/state';
import { createContext, use } from 'react';

/** What the form post before this document has to say; the server's, and null in the browser. */
export const KeptNoticeContext = createContext<Notice | null>(null);

/** Tells a visitor without JavaScript what became of the form that led here, as a toast does with it (P17). */
export function KeptNotice() {
  const notice = use(KeptNoticeContext);
  return (
    // A browser with scripts takes this for text, and so does React when it takes the page over.
    <noscript>
      {notice && (
        <div className={`notice notice-${notice.kind}`} role="status">
          <p>
            <strong>{notice.title}</strong> {notice.text}
          </p>
        </div>
      )}
    </noscript>
  );
}
