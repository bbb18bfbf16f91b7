import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '../catalogue/pictures-of';
import { fairTurns } from '../request/fair-turns';
import { negotiateType } from './negotiate-type';
import { pictureCache } from './picture-cache';
import { pictureFiles } from './picture-files';
import { pictureVersion, renderPicture } from './render-picture';

interface PictureRouteOptions {
  /** Source folder of products' pictures. */
  readonly folder: string;
  /** Cache folder of rendered pictures; created when missing, may be emptied at any time. */
  readonly cacheFolder: string;
  /** The client's address, for fair queueing of renders. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Renders one picture; tests may replace it. */
  readonly render?: typeof renderPicture;
}

interface PictureRequest {
  Params: { format: string; file: string };
}

/** Concurrent renders, over all networks and for one. */
const turns = { atOnce: 2, ofNetwork: 2 };

const widths = new Map<string, number>(Object.entries(pictureWidths));

/** Serves `GET /uploads/{format}/{file}` (P18) from the folder, as AVIF, WebP or JPEG (Accept), rendered when first asked for. */
export async function pictureRoute(fastify: FastifyInstance, options: PictureRouteOptions): Promise<void> {
  const { folder, cacheFolder, addressOf, render = renderPicture } = options;
  const findFile = pictureFiles(folder);
  const kept = pictureCache(cacheFolder, (error) =>
    fastify.log.warn({ err: error }, 'A picture could not be kept.'),
  );
  const waitForTurn = fairTurns(turns);

  async function answer(request: FastifyRequest<PictureRequest>, reply: FastifyReply) {
    const { format, file } = request.params;
    const width = widths.get(format);
    const found = width === undefined ? null : await findFile(file);
    if (width === undefined || !found) return reply.code(404).send({ message: 'There is no such picture.' });

    const type = negotiateType(request.headers.accept);
    const version = pictureVersion(found.digest, width, type);
    const tag = `"${version}"`;
    const headers = {
      etag: tag,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).headers(headers).send();

    const bytes = await kept(`${version}.${type}`, async () => {
      const end = await waitForTurn(addressOf(request));
      return found
        .read()
        .then((source) => render(source, width, type))
        .finally(end);
    });
    return reply.headers(headers).type(`image/${type}`).send(bytes);
  }

  fastify.get<PictureRequest>('/uploads/:format/:file', answer);
}
