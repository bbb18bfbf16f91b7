import type { IncomingMessage } from 'node:http';

/** The documents in flight, limited in number (docs/decisions/048). */
export type DocumentLimiter = ReturnType<typeof createDocumentLimiter>;

/**
 * Limits documents in flight. A network may have as many as there is room left: a network that asks without end gets half, two get
 * a third each, and others still find room.
 */
export function createDocumentLimiter(most: number) {
  const underWay = new Map<IncomingMessage, string | null>();
  let turnedAway = 0;
  const countOf = (network: string) => [...underWay.values()].filter((one) => one === network).length;
  return {
    /** Admits one more; false when there are too many, of all or of its network. A null network counts only among all. */
    begin(message: IncomingMessage, network: string | null): boolean {
      const room = most - underWay.size;
      const isRoom = room > 0 && (network === null || countOf(network) < room);
      if (isRoom) underWay.set(message, network);
      else turnedAway += 1;
      return isRoom;
    },
    /** Removes a document that is made, or that nobody waits for any more. Idempotent. */
    end: (message: IncomingMessage) => void underWay.delete(message),
    count: () => underWay.size,
    turnedAway: () => turnedAway,
  };
}

/** Paths that the shell answers without making a document. */
const files = /^\/(?:_shell\/|static\/|(?:_reports|favicon\.svg|robots\.txt|sitemap[^/]*\.xml)$)/;

/** Whether the page or form of an address is a document, by its path as the router resolves it: `/static/../shop` is one. */
export function asksForDocument({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean {
  const base = 'http://storefront';
  return !URL.canParse(url, base) || !files.test(new URL(url, base).pathname);
}
