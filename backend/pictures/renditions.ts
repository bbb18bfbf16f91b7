import { fairTurns } from '../request/fair-turns';
import { pictureCache } from './picture-cache';
import { type PictureFile, pictureFiles } from './picture-files';
import { type PictureSize, type PictureType, pictureVersion, renderPicture } from './render-picture';

interface RenditionsOptions {
  /** Folders of products' pictures; the first goes before the others. */
  readonly folders: readonly string[];
  /** Cache folder of rendered pictures; created when missing, may be emptied at any time. */
  readonly cacheFolder: string;
  /** Gets errors of writing there; a picture is rendered all the same. */
  readonly onWriteError?: (error: unknown) => void;
  /** Renders one picture; tests may replace it. */
  readonly render?: typeof renderPicture;
}

/** Products' pictures in the sizes and encodings of pages, rendered once. */
export interface Renditions {
  /** The picture of that name; null where there is none. */
  readonly find: (name: string) => Promise<PictureFile | null>;
  /** For a visitor, in turn with others by their addresses. */
  readonly render: (
    picture: PictureFile,
    size: PictureSize,
    type: PictureType,
    addressOf: () => string,
  ) => Promise<Buffer>;
  /** For later: one at a time, while no visitor waits for a picture. Does nothing if it is there already. */
  readonly prepare: (picture: PictureFile, width: number, type: PictureType) => Promise<void>;
}

/** Concurrent renders, over all networks and for one. */
const turns = { atOnce: 2, ofNetwork: 2 };

/** Renditions of the pictures in these folders. */
export function createRenditions(options: RenditionsOptions): Renditions {
  const { folders, cacheFolder, onWriteError = () => {}, render = renderPicture } = options;
  const cache = pictureCache(cacheFolder, onWriteError);
  const waitForTurn = fairTurns(turns);
  const waitInBackground = fairTurns({ atOnce: 1, ofNetwork: 1 });
  /** How many visitors wait for a render, and who waits for them. */
  let visitors = 0;
  const patient: (() => void)[] = [];

  const nameOf = ({ digest }: PictureFile, size: PictureSize, type: PictureType) =>
    `${pictureVersion(digest, size, type)}.${type}`;
  const visit = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    visitors += 1;
    return work().finally(() => {
      visitors -= 1;
      if (visitors === 0) for (const proceed of patient.splice(0)) proceed();
    });
  };

  return {
    find: pictureFiles(folders),
    render: (picture, size, type, addressOf) =>
      cache.get(nameOf(picture, size, type), () =>
        visit(async () => {
          const end = await waitForTurn(addressOf());
          return picture
            .read()
            .then((source) => render(source, size, type))
            .finally(end);
        }),
      ),
    prepare: async (picture, width, type) => {
      const name = nameOf(picture, width, type);
      if (await cache.has(name)) return;
      const endWait = await waitInBackground('');
      try {
        while (visitors > 0) await new Promise<void>((proceed) => patient.push(proceed));
        const end = await waitForTurn('');
        // Not sooner: a visitor who wants the same one would wait with it.
        await cache.get(name, async () => render(await picture.read(), width, type)).finally(end);
      } finally {
        endWait();
      }
    },
  };
}
