import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { Page } from './Page';

/** Every page of the remote. */
export const routes = [{ path: '/example', element: <Page /> }] satisfies RoutesModule['routes'];
