import type { IncomingMessage } from 'node:http';

/** The documents that are under way, of which there are so many at most (docs/decisions/048). */
export type DocumentsUnderWay = ReturnType<typeof createDocumentsUnderWay>;

/**
 * A network may have as many as there is room left, so that one that asks without end has half of all, two have a third each, and there
 * is room for whoever else comes.
 */
export function createDocumentsUnderWay(most: number) {
  const underWay = new Map<IncomingMessage, string | null>();
  let turnedAway = 0;
  const countOf = (network: string) => [...underWay.values()].filter((one) => one === network).length;
  return {
    /**
     * Takes one more.
     *
     * @param network null where nobody can say, which counts among all alone
     * @returns false when there are too many, of all or of its network
     */
    begin(message: IncomingMessage, network: string | null): boolean {
      const room = most - underWay.size;
      const isRoom = room > 0 && (network === null || countOf(network) < room);
      if (isRoom) underWay.set(message, network);
      else turnedAway += 1;
      return isRoom;
    },
    /** It is made, or nobody waits for it any more; a second time is of no consequence. */
    end: (message: IncomingMessage) => void underWay.delete(message),
    count: () => underWay.size,
    turnedAway: () => turnedAway,
  };
}

/** What the shell answers without making a document. */
const files = /^\/(?:_shell\/|static\/|(?:_reports|favicon\.svg|robots\.txt|sitemap[^/]*\.xml)$)/;

/** Whether a request asks for a document, and sends nothing: what is sent is never put off. */
export function asksForDocument({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const [pathname = '/'] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !files.test(pathname);
}
