import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import { matchRoutes, type StaticHandler } from 'react-router-dom';
import { readsNoForm } from '../../src/routes';
import { BadRequest } from '../http/web-request';

/**
 * Whether the page at a form's address has an action that reads it. Otherwise, or when every form gets the same answer, the browser
 * need not send it.
 *
 * @throws BadRequest for a form with files that the page's action has not asked for (`PageHandle`)
 */
export function readsForm(request: Request, { dataRoutes }: Pick<StaticHandler, 'dataRoutes'>): boolean {
  if (request.method !== 'POST') return false;
  const matches = matchRoutes(dataRoutes, new URL(request.url).pathname) ?? [];
  const reading = matches.filter(({ route }) => route.action && route.handle !== readsNoForm);
  if (reading.length === 0) return false;
  const hasFiles = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  const takesFiles = (reading.at(-1)?.route.handle as PageHandle | undefined)?.takesFiles === true;
  if (hasFiles && !takesFiles) throw new BadRequest(415, 'This form takes no files.');
  return true;
}
