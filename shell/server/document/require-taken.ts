import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import { matchRoutes, type StaticHandler } from 'react-router-dom';
import { BadRequest } from '../http/web-request';

/**
 * Refuses a form with files that the page's action has not asked for (`PageHandle`).
 *
 * @throws BadRequest
 */
export function requireTaken(request: Request, { dataRoutes }: Pick<StaticHandler, 'dataRoutes'>): void {
  if (!/^multipart\//i.test(request.headers.get('content-type') ?? '')) return;
  const route = matchRoutes(dataRoutes, new URL(request.url).pathname)?.at(-1)?.route;
  const handle = route?.handle as PageHandle | undefined;
  if (route?.action && handle?.takesFiles !== true) throw new BadRequest(415, 'This form takes no files.');
}
