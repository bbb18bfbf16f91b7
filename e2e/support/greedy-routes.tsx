import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { Link } from '@storefront/shared/router';

/** Routes of a remote that would take another's page, for itself and below its own. */
export const routes = [
  {
    path: '/guest',
    element: (
      <>
        <h1>Greedy guest</h1>
        <Link to="/shop">To the shop</Link>
      </>
    ),
    children: [{ path: 'unassigned', element: <p>Taken</p> }],
  },
  { path: '/shop', element: <h1>Taken</h1> },
] satisfies RoutesModule['routes'];
