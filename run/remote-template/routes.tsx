import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { ExamplePage } from './pages/example/ExamplePage';

/** Every page of the remote. */
export const routes = [
  {
    path: '/example',
    element: <ExamplePage />,
  },
] satisfies RoutesModule['routes'];
