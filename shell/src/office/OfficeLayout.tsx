import { Outlet } from '@storefront/shared/router';
import { Document } from '../layout/Document';

/** The frame of the office's pages, which have nothing of the shop. */
export function OfficeLayout() {
  return (
    <Document>
      <template id="header-end" />
      <main>
        <Outlet />
      </main>
    </Document>
  );
}
