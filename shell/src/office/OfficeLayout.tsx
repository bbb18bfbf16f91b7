import { Outlet } from '@storefront/shared/router';
import { Document } from '../layout/Document';

/** The frame of the office's pages, which have nothing of the shop. */
export function OfficeLayout() {
  return (
    <Document>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Document>
  );
}
