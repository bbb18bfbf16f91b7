import { Outlet, ScrollRestoration } from '@storefront/shared/router';
import { CartDrawerPlace } from '../cart/CartDrawerPlace';
import { Header } from '../header/Header';
import { BottomBar } from '../phone/BottomBar';
import { Place } from '../places/Place';
import { BackToTop } from './BackToTop';
import { Document } from './Document';
import { Footer } from './Footer';
import { Loader } from './Loader';
import { MessageDialog } from './MessageDialog';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { PageAnnouncer } from './PageAnnouncer';
import { QuoteFormPlace } from './QuoteFormPlace';

/** The frame of every page. */
export function Layout() {
  return (
    <Document>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <OfflineNotice />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Place name="listing-foot" />
      <Place name="page-foot" />
      <Footer />
      <BottomBar />
      <BackToTop />
      <Notices />
      <CartDrawerPlace />
      <QuoteFormPlace />
      <MessageDialog />
      <Loader />
      <PageAnnouncer />
      <ScrollRestoration />
    </Document>
  );
}
