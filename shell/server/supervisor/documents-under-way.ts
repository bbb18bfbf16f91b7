import type { IncomingMessage } from 'node:http';

/** The documents that are under way, of which there are so many at most (docs/decisions/048). */
export interface DocumentsUnderWay {
  /** Takes a request for one more. @returns false when there are too many */
  begin(message: IncomingMessage): boolean;
  /** Says that it is made, or that nobody waits for it any more; a second time is of no consequence. */
  end(message: IncomingMessage): void;
  /** How many there are. */
  count(): number;
  /** How many were turned away. */
  turnedAway(): number;
}

/** There are none at first. */
export function createDocumentsUnderWay(most: number): DocumentsUnderWay {
  const underWay = new Set<IncomingMessage>();
  let turnedAway = 0;
  return {
    begin(message) {
      const isRoom = underWay.size < most;
      if (isRoom) underWay.add(message);
      else turnedAway += 1;
      return isRoom;
    },
    end: (message) => void underWay.delete(message),
    count: () => underWay.size,
    turnedAway: () => turnedAway,
  };
}
