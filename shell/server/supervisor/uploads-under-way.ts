import type { IncomingMessage } from 'node:http';

/** Bytes of a body that is as small as what is typed into a form, or pressed, mostly is. */
const smallBody = 64 * 1024;

/** How much may be under way. */
interface Bounds {
  readonly uploads: number;
  readonly bytes: number;
}

/** How much may be under way at a time, from one network and from all together. */
interface UploadBounds {
  readonly perNetwork: Bounds;
  readonly inAll: Bounds;
}

/** Those of small bodies, and of all others: these have room of their own, so that no file is in the way of what is put into a cart. */
export const uploadBounds = {
  small: {
    perNetwork: { uploads: 64, bytes: 64 * smallBody },
    inAll: { uploads: 1_024, bytes: 1_024 * smallBody },
  },
  large: {
    perNetwork: { uploads: 8, bytes: 16 * 2 ** 20 },
    inAll: { uploads: 32, bytes: 64 * 2 ** 20 },
  },
} as const satisfies Record<string, UploadBounds>;

/** The requests with a body that are under way, of which there are so many at most, and of so many bytes. */
export interface UploadsUnderWay {
  /**
   * Takes one more.
   *
   * @param network that it is from; null where nobody can say, which counts among all alone
   * @returns false when there are too many
   */
  begin(message: IncomingMessage, network: string | null): boolean;
  /** Says that it is answered, or that nobody waits for it any more; a second time is of no consequence. */
  end(message: IncomingMessage): void;
}

/**
 * There are none at first. A body counts with the length that it says, one in chunks with the most that is taken.
 *
 * @param mostBytes of the largest body that is taken
 */
export function createUploadsUnderWay(
  mostBytes: number,
  { small, large }: Record<keyof typeof uploadBounds, UploadBounds> = uploadBounds,
): UploadsUnderWay {
  const kinds = { small: createTally(small), large: createTally(large) };
  const ends = new Map<IncomingMessage, () => void>();
  return {
    begin(message, network) {
      const length = message.headers['content-length'];
      const bytes = Math.min(length === undefined ? mostBytes : Number(length), mostBytes);
      const end = kinds[bytes > smallBody ? 'large' : 'small'](bytes, network);
      if (end) ends.set(message, end);
      return end !== null;
    },
    end(message) {
      ends.get(message)?.();
      ends.delete(message);
    },
  };
}

/** Counts one more, and gives what takes it back; null where that would be too much. */
type Tally = (bytes: number, network: string | null) => (() => void) | null;

function createTally({ perNetwork, inAll }: UploadBounds): Tally {
  const all = { uploads: 0, bytes: 0 };
  const networks = new Map<string, typeof all>();
  const isRoom = (sum: typeof all, bytes: number, bounds: Bounds) =>
    sum.uploads < bounds.uploads && sum.bytes + bytes <= bounds.bytes;
  return (bytes, network) => {
    const own = network === null ? null : (networks.get(network) ?? { uploads: 0, bytes: 0 });
    if (!isRoom(all, bytes, inAll) || (own && !isRoom(own, bytes, perNetwork))) return null;
    const sums = own ? [all, own] : [all];
    if (own && network !== null) networks.set(network, own);
    for (const sum of sums) {
      sum.uploads += 1;
      sum.bytes += bytes;
    }
    return () => {
      for (const sum of sums) {
        sum.uploads -= 1;
        sum.bytes -= bytes;
      }
      if (own?.uploads === 0 && network !== null) networks.delete(network);
    };
  };
}
