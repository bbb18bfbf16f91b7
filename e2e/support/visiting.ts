import { bucketWhere } from './cart-releases';

/** Somebody who is among the first to get a release, from 1 % on, or among the last, in turn. */
function bucketOf(nth: number, newest: string): string {
  return bucketWhere(newest, (slot) => (nth % 2 === 0 ? slot >= 9_900 : slot < 5_000));
}

/** One visitor after the other at each shell, each a new one, until they are told to stop; gives their documents. */
export function visiting(shells: readonly string[], newest: string) {
  const documents: { readonly status: number; readonly versions: ReadonlySet<string> }[] = [];
  let isStopped = false;
  const visits = shells.map(async (shell) => {
    for (let nth = 0; !isStopped; nth += 1) {
      const headers = { cookie: `bucket=${bucketOf(nth, newest)}` };
      const response = await fetch(`${shell}/about-us`, { headers });
      const named = (await response.text()).matchAll(/data-boundary="cart\/[^"]*" data-release="([^"]*)"/g);
      documents.push({
        status: response.status,
        versions: new Set([...named].map(([, version = '']) => version)),
      });
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(visits);
      return documents;
    },
  };
}
