import { isRouteErrorResponse } from '@storefront/shared/router';
import type { StaticHandlerContext } from 'react-router-dom';
import type { PageData } from '../../src/page-data';

/** The data that React Router needs to hydrate. Texts of unexpected errors stay on the server. */
export function hydrationData({
  loaderData,
  actionData,
  errors,
}: StaticHandlerContext): PageData['hydration'] {
  const entries = Object.entries(errors ?? {}).map(([route, error]) => [route, publicError(error)]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(entries) };
}

function publicError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return { message: 'The page failed on the server.' };
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
}
