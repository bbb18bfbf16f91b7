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
