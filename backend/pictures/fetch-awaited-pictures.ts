import type { Schedule } from '../mail/sender';
import { keepPicture } from './keep-picture';
import { PictureProblem } from './picture-problem';
import type { AwaitedPicture, PictureQueue, StoredPicture } from './picture-queue';
import { repeatEvery } from './repeat-every';

interface FetchingOptions {
  readonly queue: PictureQueue;
  /** Folder of own pictures. */
  readonly folder: string;
  /** Fetches a file. @throws PictureProblem */
  readonly fetch: (source: string, signal: AbortSignal) => Promise<Buffer>;
  /** Renders a stored picture once, which shows whether it can be. */
  readonly check: (file: string) => Promise<void>;
  readonly schedule: Schedule;
  /** Gets lines for the operator; never an address. */
  readonly log: (line: string) => void;
}

/** How many pictures a backend fetches at once, however many servers they are on. */
const atOnce = 2;

/** Files come with an import alone. */
const fileIsMissing = 'The file is not here yet: import again with --pictures and its folder.';

/** Most pictures of a product. */
const mostPictures = 50;

/** Milliseconds between looks at the queue: an import is another process. */
const idleInterval = 5_000;

/** Milliseconds in which stored pictures are collected, since each change of the catalogue empties its caches. */
const publishInterval = 4_000;

/** Fetches pictures by their addresses, and shows them in the shop. A picture that a killed process was at is fetched again. */
export function startFetchingPictures(options: FetchingOptions): { stop(): Promise<void> } {
  const { queue, folder, fetch, check, schedule, log } = options;
  const stored: StoredPicture[] = [];
  const counts = { fetched: 0, failed: 0 };
  let callOffPublish: (() => void) | null = null;

  const fetchOne = async (picture: AwaitedPicture, signal: AbortSignal): Promise<StoredPicture> => {
    if (!/^https?:/i.test(picture.source)) throw new PictureProblem(fileIsMissing, { isFinal: true });
    if (picture.position >= mostPictures)
      throw new PictureProblem(`A product has at most ${mostPictures} pictures.`, { isFinal: true });
    const file = await keepPicture(await fetch(picture.source, signal), folder);
    await check(file);
    return { ...picture, file };
  };

  const publishLater = () => {
    // What fails is said, and tried again, by the next turn.
    callOffPublish ??= schedule(publishInterval, () => void publish().catch(() => {}));
  };

  const work = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const picture = await queue.claim();
      if (!picture) return;
      try {
        stored.push(await fetchOne(picture, signal));
        counts.fetched += 1;
        publishLater();
      } catch (error) {
        if (signal.aborted) return queue.release(picture);
        if (!(error instanceof PictureProblem)) {
          await queue.release(picture);
          throw error;
        }
        counts.failed += 1;
        await queue.failed(picture, error.message, error.isFinal);
      }
    }
  };

  const publish = async () => {
    callOffPublish?.();
    callOffPublish = null;
    const pictures = stored.splice(0);
    if (pictures.length === 0) return;
    await queue.publish(pictures).catch((error) => {
      stored.push(...pictures);
      throw error;
    });
  };

  const turn = async (signal: AbortSignal) => {
    if (callOffPublish === null) await publish();
    const workers = await Promise.allSettled(Array.from({ length: atOnce }, () => work(signal)));
    const { fetched, failed } = counts;
    if (fetched + failed > 0)
      log(`${fetched} pictures fetched, ${failed} tries failed (catalogue pictures lists them)`);
    Object.assign(counts, { fetched: 0, failed: 0 });
    for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  };

  const late = (reason: string) => log(`pictures are fetched later: ${reason}`);
  const repeated = repeatEvery(idleInterval, schedule, late, turn);
  return {
    stop: async () => {
      await repeated.stop();
      await publish().catch((error: Error) => late(error.message));
    },
  };
}
