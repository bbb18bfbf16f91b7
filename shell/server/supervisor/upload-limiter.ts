import type { IncomingMessage } from 'node:http';
import { filesLimit } from '../http/body-of';

/** Most bytes of a small body: a pressed button, or most typed forms. */
const smallBody = 64 * 1024;

/**
 * Limits of small and large bodies: the bytes that each counts as at least, the number of all and of one network, and the share of
 * all open files. Each kind has room of its own, so that no file blocks an addition to a cart.
 */
const bounds = {
  small: { least: smallBody, inAll: 1_024, ofNetwork: 64, share: 1 / 8 },
  large: { least: filesLimit / 2, inAll: 32, ofNetwork: 8, share: 1 / 16 },
} as const;

/** Share of all bodies that one network may have. */
const shareOfNetwork = 1 / 4;

interface Upload {
  readonly message: IncomingMessage;
  readonly kind: keyof typeof bounds;
  readonly network: string | null;
  readonly bytes: number;
}

/** The requests with a body in flight, limited in number and bytes. */
export type UploadLimiter = ReturnType<typeof createUploadLimiter>;

/** Whether the announced length of a body is small. */
export function isSmallBody(message: IncomingMessage): boolean {
  return bytesOf(message) <= smallBody;
}

/**
 * Limits uploads in flight. A body counts with its announced length; a chunked one, with the largest allowed. @param openFiles the
 * process's limit of open files: each upload takes two, one to its sender and one to a worker
 */
export function createUploadLimiter(openFiles: number) {
  const underWay = new Map<IncomingMessage, Upload>();
  let refused = 0;
  let dropped = 0;
  /** Makes room for one more, whose network has `own` bytes in flight. @returns false when no upload can be dropped for it */
  const makeRoom = (kind: keyof typeof bounds, bytes: number, most: number, own: number): boolean => {
    for (;;) {
      const all = [...underWay.values()].filter((upload) => upload.kind === kind);
      if (sumOf(all) + bytes <= most) return true;
      const oldest = oldestOfLargestNetwork(
        all.filter(({ message }) => !message.complete),
        own + bytes,
      );
      if (!oldest) return false;
      underWay.delete(oldest.message);
      oldest.message.destroy();
      dropped += 1;
    }
  };
  return {
    /** Admits one more, or false. At the limit of all it drops an unfinished upload of a network that has more than this one. */
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
    /** Removes an upload that is answered, or that nobody waits for any more. Idempotent. */
    end: (message: IncomingMessage) => void underWay.delete(message),
    refused: () => refused,
    dropped: () => dropped,
  };
}

/** The oldest upload of the network that has the most bytes, if it has more than `least`. */
function oldestOfLargestNetwork(uploads: readonly Upload[], least: number): Upload | undefined {
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
