import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePictureAddress } from 'sample/pictures/picture-address';
import { pictureVersion, renderPicture } from 'sample/pictures/render-picture';
import { fairTurns } from '../request/fair-turns';
import { negotiateType } from './negotiate-type';
import { pictureCache } from './picture-cache';

/** Options of `pictureRoute`. */
export interface PictureRouteOptions {
  /** Folder for rendered pictures; made when missing, may be emptied at any time. */
  readonly cacheFolder: string;
  /** Whom a request is from, who waits while others' pictures are rendered as well. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Renders one picture; the studio's renderer unless a test brings its own. */
  readonly render?: typeof renderPicture;
}

interface PictureRequest {
  Params: { format: string; file: string };
}

/** Rendered at a time, whoever asks. */
const turns = { atOnce: 2, ofNetwork: 2 };

/**
 * Serves `GET /uploads/{format}/{kind}-{view}-{tint}` as AVIF, WebP or JPEG (Accept), rendered when first asked for.
 * Formats are those of P18; another address is a 404 with `{ message }`.
 */
export async function pictureRoute(fastify: FastifyInstance, options: PictureRouteOptions): Promise<void> {
  const { cacheFolder, addressOf, render = renderPicture } = options;
  const cache = pictureCache(cacheFolder, (error) =>
    fastify.log.warn({ err: error }, 'A picture could not be kept.'),
  );
  const takeTurn = fairTurns(turns);
  // Telling a version means drawing the picture; there are a few thousand at most.
  const versions = new Map<string, string>();

  async function answer(request: FastifyRequest<PictureRequest>, reply: FastifyReply) {
    const { format, file } = request.params;
    const picture = parsePictureAddress(format, file);
    if (!picture) return reply.code(404).send({ message: 'There is no such picture.' });

    const type = negotiateType(request.headers.accept);
    const rendition = { ...picture, type };
    const name = `${file}-${format}.${type}`;
    const version = versions.get(name) ?? pictureVersion(rendition);
    versions.set(name, version);
    const tag = `"${version}"`;
    reply.headers({
      etag: tag,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();

    const bytes = await cache.get(`${version}.${name}`, async () => {
      const end = await takeTurn(addressOf(request));
      return render(rendition).finally(end);
    });
    return reply.type(`image/${type}`).send(bytes);
  }

  fastify.get<PictureRequest>('/uploads/:format/:file', answer);
}
