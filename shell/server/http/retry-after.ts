import type { StaticHandlerContext } from 'react-router-dom';

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
