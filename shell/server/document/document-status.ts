import type { StaticHandlerContext } from 'react-router-dom';
import { notFoundRouteId } from '../../src/routes';

/**
 * The status of a document. It is a 503 where a remote's page ought to be and is not, for want of its release or because it
 * threw; an address that its routes do not have is nobody's.
 */
export function documentStatus(
  { matches, statusCode }: Pick<StaticHandlerContext, 'matches' | 'statusCode'>,
  hasOwner: boolean,
  hasRemotePage: boolean,
): number {
  const isFound = matches.every(({ route }) => route.id !== notFoundRouteId);
  return hasOwner && isFound && !hasRemotePage ? 503 : statusCode;
}

/** When a visitor or a search engine may ask again for what is not to be had for the moment, in seconds. */
export const retryAfter = '120';

/** The `Retry-After` of a document: for a 503 as above, else what the action says that refused a form, if it does. */
export function documentRetryAfter(
  status: number,
  { actionHeaders }: Pick<StaticHandlerContext, 'actionHeaders'>,
): string | undefined {
  if (status === 503) return retryAfter;
  return Object.values(actionHeaders)
    .map((headers) => headers.get('retry-after'))
    .find((seconds) => seconds !== null);
}
