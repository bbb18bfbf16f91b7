import type { Schedule } from '../mail/sender';
import { keepPicture } from './keep-picture';
import { PictureProblem } from './picture-problem';
import type { AwaitedPicture, PictureQueue, StoredPicture } from './picture-queue';

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
  const stopping = new AbortController();
  const { signal } = stopping;
  const stored: StoredPicture[] = [];
  const counts = { fetched: 0, failed: 0 };
  let isLate = false;
  let callOffPublish: (() => void) | null = null;
  let callOffRun = () => {};

  const fetchOne = async (picture: AwaitedPicture): Promise<StoredPicture> => {
    if (!/^https?:/i.test(picture.source)) throw new PictureProblem(fileIsMissing, { isFinal: true });
    if (picture.position >= mostPictures)
      throw new PictureProblem(`A product has at most ${mostPictures} pictures.`, { isFinal: true });
    const file = await keepPicture(await fetch(picture.source, signal), folder);
    await check(file);
    return { ...picture, file };
  };

  const publishLater = () => {
    if (!signal.aborted) callOffPublish ??= schedule(publishInterval, () => void publish());
  };

  const work = async () => {
    while (!signal.aborted) {
      const picture = await queue.claim();
      if (!picture) return;
      try {
        stored.push(await fetchOne(picture));
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
    await withoutFailure(() =>
      queue.publish(pictures).catch((error) => {
        stored.push(...pictures);
        throw error;
      }),
    );
    if (stored.length > 0) publishLater();
  };

  /** What fails here is the disk or the database: it is said once, and tried again. */
  const withoutFailure = async (step: () => Promise<unknown>) => {
    try {
      await step();
      isLate = false;
    } catch (error) {
      if (!isLate) log(`pictures are fetched later: ${error instanceof Error ? error.message : error}`);
      isLate = true;
    }
  };

  const run = async () => {
    await withoutFailure(async () => {
      const workers = await Promise.allSettled(Array.from({ length: atOnce }, work));
      for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
    });
    if (counts.fetched + counts.failed > 0)
      log(
        `${counts.fetched} pictures fetched, ${counts.failed} tries failed (catalogue pictures lists them)`,
      );
    Object.assign(counts, { fetched: 0, failed: 0 });
    if (!signal.aborted) callOffRun = schedule(idleInterval, runAgain);
  };

  const runAgain = () => {
    running = run();
  };

  let running = run();
  return {
    stop: async () => {
      stopping.abort();
      callOffRun();
      await running;
      await publish();
    },
  };
}
