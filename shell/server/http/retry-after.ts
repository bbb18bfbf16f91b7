import type { StaticHandlerContext } from 'react-router-dom';

/** Seconds after which visitors and search engines may retry. */
export const unavailableRetryAfter = '120';

/** The `Retry-After` of a document: `unavailableRetryAfter` for a 503, else the value of the action that refused a form, if any. */
export function documentRetryAfter(
  status: number,
  { actionHeaders }: Pick<StaticHandlerContext, 'actionHeaders'>,
): string | undefined {
  if (status === 503) return unavailableRetryAfter;
  return Object.values(actionHeaders)
    .map((headers) => headers.get('retry-after'))
    .find((seconds) => seconds !== null);
}
