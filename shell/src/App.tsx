import { BusProvider } from '@storefront/shared/bus';
import type { Notice } from '@storefront/shared/contracts/state';
import type { Storefront } from '@storefront/shared/router';
import { StorefrontContext } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { KeptNoticeContext } from './layout/Notices';
import { PreviewContext } from './layout/PreviewMark';
import type { DocumentStyle } from './layout/styles-context';
import { StylesContext } from './layout/styles-context';
import type { PageData } from './page-data';
import { type PagePlaces, PlacesContext } from './places/page-places';

interface AppProps {
  readonly storefront: Storefront;
  readonly places: PagePlaces;
  readonly styles: readonly DocumentStyle[];
  readonly previewed: PageData['previewed'];
  /** What the form post before this document has to say. */
  readonly notice: Notice | null;
  /** React Router's provider: the static one on the server, the live one in the browser. */
  readonly children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ storefront, places, styles, previewed, notice, children }: AppProps) {
  return (
    <StrictMode>
      <StylesContext value={styles}>
        <StorefrontContext value={storefront}>
          <BusProvider bus={storefront.bus}>
            <KeptNoticeContext value={notice}>
              <PlacesContext value={places}>
                <PreviewContext value={previewed}>{children}</PreviewContext>
              </PlacesContext>
            </KeptNoticeContext>
          </BusProvider>
        </StorefrontContext>
      </StylesContext>
    </StrictMode>
  );
}
