import { BusProvider } from '@storefront/shared/bus';
import type { Storefront } from '@storefront/shared/router';
import { StorefrontContext } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { AssetsContext } from './layout/assets-context';
import type { ShellAssets } from './page-data';
import type { Widgets } from './remotes/widgets';
import { WidgetsContext } from './remotes/widgets';

interface AppProps {
  readonly storefront: Storefront;
  readonly widgets: Widgets;
  readonly assets: ShellAssets;
  /** React Router's provider: the static one on the server, the live one in the browser. */
  readonly children: ReactNode;
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ storefront, widgets, assets, children }: AppProps) {
  return (
    <StrictMode>
      <AssetsContext value={assets}>
        <StorefrontContext value={storefront}>
          <BusProvider bus={storefront.bus}>
            <WidgetsContext value={widgets}>{children}</WidgetsContext>
          </BusProvider>
        </StorefrontContext>
      </AssetsContext>
    </StrictMode>
  );
}
