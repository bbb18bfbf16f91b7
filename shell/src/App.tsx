import { BusProvider } from '@storefront/shared/bus';
import type { Storefront } from '@storefront/shared/router';
import { StorefrontContext } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import type { DocumentStyle } from './layout/styles-context';
import { StylesContext } from './layout/styles-context';
import { type PageWidgets, WidgetsContext } from './remotes/widgets';

interface AppProps {
  readonly storefront: Storefront;
  readonly widgets: PageWidgets;
  readonly styles: readonly DocumentStyle[];
  /** React Router's provider: the static one on the server, the live one in the browser. */
  readonly children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ storefront, widgets, styles, children }: AppProps) {
  return (
    <StrictMode>
      <StylesContext value={styles}>
        <StorefrontContext value={storefront}>
          <BusProvider bus={storefront.bus}>
            <WidgetsContext value={widgets}>{children}</WidgetsContext>
          </BusProvider>
        </StorefrontContext>
      </StylesContext>
    </StrictMode>
  );
}
