import { Outlet, ScrollRestoration } from '@storefront/shared/router';
import { Document } from './Document';
import { Footer } from './Footer';
import { Header } from './Header';
import { Notices } from './Notices';

/** The frame of every page. */
export function Layout() {
  return (
    <Document>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Notices />
      <ScrollRestoration />
    </Document>
  );
}
