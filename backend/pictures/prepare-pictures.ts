import { pictureWidths } from '../catalogue/pictures-of';
import type { Queries } from '../database/database';
import type { Schedule } from '../mail/sender';
import { keptName } from './keep-picture';
import { PictureProblem } from './picture-problem';
import type { PictureQueue } from './picture-queue';
import type { Renditions } from './renditions';
import { repeatEvery } from './repeat-every';

interface PreparingOptions {
  readonly database: Queries;
  readonly queue: PictureQueue;
  readonly renditions: Renditions;
  readonly schedule: Schedule;
  /** Gets lines for the operator. */
  readonly log: (line: string) => void;
}

/** Milliseconds between looks at the catalogue. */
const interval = 15_000;

const pageSize = 500;

/** Pages show a product's first picture in all widths, and the others in the largest (P18). */
const first = Object.values(pictureWidths).sort((a, b) => a - b);
const others = [pictureWidths.large];

/** Renders a kept picture in these widths, if it is there, as browsers of today ask for it. @throws PictureProblem when it cannot be rendered */
export async function preparePicture(
  { find, prepare }: Renditions,
  file: string,
  widths: readonly number[] = [pictureWidths.thumbnail],
): Promise<void> {
  const picture = await find(file);
  if (!picture) return;
  for (const width of widths)
    for (const type of ['webp', 'avif'] as const)
      await prepare(picture, width, type).catch((error: NodeJS.ErrnoException) => {
        // Errors of the disk have a code; they are no fault of the picture.
        throw error.code
          ? error
          : new PictureProblem('The file cannot be rendered as a picture: it may be damaged.');
      });
}

/** Renders own pictures of the catalogue, after each change of it, so that no visitor waits for them. */
export function startPreparingPictures(options: PreparingOptions): { stop(): Promise<void> } {
  const { database, queue, renditions, schedule, log } = options;
  let seenVersion: number | undefined;
  /** By file and number of widths; what the cache lost since is rendered when it is asked for. */
  const prepared = new Set<string>();

  const prepareFile = async (file: string, widths: readonly number[]) => {
    const key = `${file} ${widths.length}`;
    if (prepared.has(key)) return;
    try {
      await preparePicture(renditions, file, widths);
      prepared.add(key);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      await queue.withdraw(file, error.message);
    }
  };

  const prepareAll = async (signal: AbortSignal) => {
    const [catalogue] = await database.query<{ version: number }>('select version from catalogue');
    if (catalogue?.version === seenVersion) return;
    let after = { product: '', position: 0 };
    for (;;) {
      const page = await database.query<{ product: string; position: number; file: string }>(
        `select product, position, file from product_picture where (product, position) > ($1, $2::int)
          order by product, position limit ${pageSize}`,
        [after.product, after.position],
      );
      let { product } = after;
      for (const picture of page) {
        if (signal.aborted) return;
        const isFirst = picture.product !== product;
        product = picture.product;
        if (keptName.test(picture.file)) await prepareFile(picture.file, isFirst ? first : others);
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) break;
      after = last;
    }
    seenVersion = catalogue?.version;
  };

  return repeatEvery(
    interval,
    schedule,
    (reason) => log(`pictures are rendered later: ${reason}`),
    prepareAll,
  );
}
