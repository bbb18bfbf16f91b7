import { Outlet, ScrollRestoration } from '@storefront/shared/router';
import { CartDrawer } from '../cart/CartDrawer';
import { CompareTray } from '../cart/CompareTray';
import { Header } from '../header/Header';
import { BottomBar } from '../phone/BottomBar';
import { BackToTop } from './BackToTop';
import { Document } from './Document';
import { Footer } from './Footer';
import { Loader } from './Loader';
import { MessageDialog } from './MessageDialog';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { PageAnnouncer } from './PageAnnouncer';
import { QuoteModal } from './QuoteModal';

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
      <CompareTray />
      <Footer />
      <BottomBar />
      <BackToTop />
      <Notices />
      <CartDrawer />
      <QuoteModal />
      <MessageDialog />
      <Loader />
      <PageAnnouncer />
      <ScrollRestoration />
    </Document>
  );
}
