import type { FastifyInstance } from 'fastify';
import { brandPictures, readBrandPicture } from 'sample/brand/brand-pictures';

/** `GET /uploads/brand/{file}`: the pictures the settings lead to. */
export function brandRoutes(fastify: FastifyInstance): void {
  for (const file of brandPictures) {
    let content: Promise<Buffer> | undefined;
    fastify.get(`/uploads/brand/${file}`, async (_request, reply) => {
      content ??= readBrandPicture(file);
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg').send(await content);
    });
  }
}
