import type { IncomingMessage } from 'node:http';
import { filesLimit } from '../http/body-of';

/** Bytes of a body that is as small as what is typed into a form, or pressed, mostly is. */
const smallBody = 64 * 1024;

/**
 * How many bodies may be under way, each counting as so many bytes at least, and what part of all files that may be open they are: small
 * ones, and all others. These have room of their own, so that no file is in the way of what is put into a cart.
 */
const bounds = {
  small: { least: smallBody, inAll: 1_024, ofNetwork: 64, share: 1 / 8 },
  large: { least: filesLimit / 2, inAll: 32, ofNetwork: 8, share: 1 / 16 },
} as const;

/** What part of all may be of one network. */
const shareOfNetwork = 1 / 4;

interface Upload {
  readonly message: IncomingMessage;
  readonly kind: keyof typeof bounds;
  readonly network: string | null;
  readonly bytes: number;
}

/** The requests with a body that are under way, of which there are so many at most, and of so many bytes. */
export type UploadsUnderWay = ReturnType<typeof createUploadsUnderWay>;

/** Whether a body says that it is small. */
export function isSmallBody(message: IncomingMessage): boolean {
  return bytesOf(message) <= smallBody;
}

/**
 * There are none at first. A body counts with the length that it says, one in chunks with the most that is taken.
 *
 * @param openFiles that this process may have: each upload takes two, one to its sender and one to a worker
 */
export function createUploadsUnderWay(openFiles: number) {
  const underWay = new Map<IncomingMessage, Upload>();
  let refused = 0;
  let dropped = 0;
  /** Makes room for one more, whose network has `own` bytes under way; false where there is none to be made. */
  const makeRoom = (kind: keyof typeof bounds, bytes: number, most: number, own: number): boolean => {
    for (;;) {
      const all = [...underWay.values()].filter((upload) => upload.kind === kind);
      if (sumOf(all) + bytes <= most) return true;
      const longest = longestOfMost(
        all.filter(({ message }) => !message.complete),
        own + bytes,
      );
      if (!longest) return false;
      underWay.delete(longest.message);
      longest.message.destroy();
      dropped += 1;
    }
  };
  return {
    /**
     * Takes one more. Where all together are too many, one that has not arrived is dropped for it, of a network that has more.
     *
     * @param network that it is from; null where nobody can say, which counts among all alone
     * @returns false when there are too many
     */
    begin(message: IncomingMessage, network: string | null): boolean {
      const kind = isSmallBody(message) ? 'small' : 'large';
      const { least, share, ...most } = bounds[kind];
      const inAll = Math.min(most.inAll, Math.floor(openFiles * share));
      const ofNetwork = Math.min(most.ofNetwork, Math.ceil(inAll * shareOfNetwork));
      const bytes = Math.max(bytesOf(message), least);
      const own = sumOf(
        [...underWay.values()].filter((upload) => upload.kind === kind && upload.network === network),
      );
      const isRoom =
        (network === null || own + bytes <= ofNetwork * least) && makeRoom(kind, bytes, inAll * least, own);
      if (isRoom) underWay.set(message, { message, kind, network, bytes });
      else refused += 1;
      return isRoom;
    },
    /** It is answered, or nobody waits for it any more; a second time is of no consequence. */
    end: (message: IncomingMessage) => void underWay.delete(message),
    refused: () => refused,
    dropped: () => dropped,
  };
}

/** Of the network that has most, and more than that many bytes, the one that has been under way for longest. */
function longestOfMost(uploads: readonly Upload[], least: number): Upload | undefined {
  const sums = new Map<string | null, number>();
  for (const { network, bytes } of uploads) sums.set(network, (sums.get(network) ?? 0) + bytes);
  const most = Math.max(...sums.values());
  return most > least ? uploads.find(({ network }) => sums.get(network) === most) : undefined;
}

const sumOf = (uploads: readonly Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);

function bytesOf({ headers }: IncomingMessage): number {
  const length = headers['content-length'];
  return Math.min(length === undefined ? filesLimit : Number(length), filesLimit);
}
