import { BusProvider } from '@storefront/shared/bus';
import { type Storefront, StorefrontContext } from '@storefront/shared/router';
import { type ReactNode, StrictMode } from 'react';
import { type DocumentData, type DocumentStyle, PageContext, StylesContext } from './layout/page-context';
import { type PagePlaces, PlacesContext } from './places/page-places';

interface AppProps {
  readonly storefront: Storefront;
  readonly places: PagePlaces;
  readonly styles: readonly DocumentStyle[];
  readonly page: DocumentData;
  /** The static router provider on the server, the browser router's in the browser. */
  readonly children: ReactNode;
}

/** Providers around the router, the same on the server and in the browser. */
export function App({ storefront, places, styles, page, children }: AppProps) {
  return (
    <StrictMode>
      <StylesContext value={styles}>
        <StorefrontContext value={storefront}>
          <BusProvider bus={storefront.bus}>
            <PageContext value={page}>
              <PlacesContext value={places}>{children}</PlacesContext>
            </PageContext>
          </BusProvider>
        </StorefrontContext>
      </StylesContext>
    </StrictMode>
  );
}
