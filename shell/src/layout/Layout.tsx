import { Outlet, ScrollRestoration } from '@storefront/shared/router';
import { CartDrawerSlot } from '../cart/CartDrawerSlot';
import { Header } from '../header/Header';
import { BottomBar } from '../phone/BottomBar';
import { Slot } from '../slots/Slot';
import { BackToTop } from './BackToTop';
import { Document } from './Document';
import { Footer } from './Footer';
import { ListsRead } from './ListsRead';
import { Loader } from './Loader';
import { MessageDialog } from './MessageDialog';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { PageAnnouncer } from './PageAnnouncer';
import { PreviewMark } from './PreviewMark';
import { QuoteFormSlot } from './QuoteFormSlot';

/** The frame of every page. */
export function Layout() {
  return (
    <Document>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <PreviewMark />
      <OfflineNotice />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Slot name="listing-foot" />
      <Slot name="page-foot" />
      <Footer />
      <BottomBar />
      <BackToTop />
      <Notices />
      <CartDrawerSlot />
      <QuoteFormSlot />
      <MessageDialog />
      <Loader />
      <PageAnnouncer />
      <ScrollRestoration />
      <ListsRead by="layout" />
    </Document>
  );
}
