import { BusProvider } from '@storefront/shared/bus';
import { type Storefront, StorefrontContext } from '@storefront/shared/router';
import { type ReactNode, StrictMode } from 'react';
import { type DocumentData, type DocumentStyle, PageContext, StylesContext } from './layout/page-context';
import { type PageSlots, SlotsContext } from './slots/page-slots';

interface AppProps {
  readonly storefront: Storefront;
  readonly slots: PageSlots;
  readonly styles: readonly DocumentStyle[];
  readonly page: DocumentData;
  /** The static router provider on the server, the browser router's in the browser. */
  readonly children: ReactNode;
}

/** Providers around the router, the same on the server and in the browser. */
export function App({ storefront, slots, styles, page, children }: AppProps) {
  return (
    <StrictMode>
      <StylesContext value={styles}>
        <StorefrontContext value={storefront}>
          <BusProvider bus={storefront.bus}>
            <PageContext value={page}>
              <SlotsContext value={slots}>{children}</SlotsContext>
            </PageContext>
          </BusProvider>
        </StorefrontContext>
      </StylesContext>
    </StrictMode>
  );
}
