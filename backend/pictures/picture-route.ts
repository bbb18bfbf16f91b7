import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '../catalogue/pictures-of';
import { negotiateType } from './negotiate-type';
import { type PictureSize, pictureVersion } from './render-picture';
import type { Renditions } from './renditions';

interface PictureRouteOptions {
  readonly renditions: Renditions;
  /** The client's address, for fair queueing of renders. */
  readonly addressOf: (request: FastifyRequest) => string;
}

interface PictureRequest {
  Params: { format: string; file: string };
}

const sizes = new Map<string, PictureSize>([...Object.entries(pictureWidths), ['whole', 'whole']]);

/** Serves `GET /uploads/{format}/{file}` (P18) as AVIF, WebP or JPEG (Accept), rendered when first asked for. */
export async function pictureRoute(fastify: FastifyInstance, options: PictureRouteOptions): Promise<void> {
  const { renditions, addressOf } = options;

  async function answer(request: FastifyRequest<PictureRequest>, reply: FastifyReply) {
    const { format, file } = request.params;
    const size = sizes.get(format);
    const found = size === undefined ? null : await renditions.find(file);
    if (size === undefined || !found) return reply.code(404).send({ message: 'There is no such picture.' });

    const type = negotiateType(request.headers.accept);
    const version = pictureVersion(found.digest, size, type);
    const tag = `"${version}"`;
    const headers = {
      etag: tag,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).headers(headers).send();

    const bytes = await renditions.render(found, size, type, () => addressOf(request));
    return reply.headers(headers).type(`image/${type}`).send(bytes);
  }

  fastify.get<PictureRequest>('/uploads/:format/:file', answer);
}
