import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';

/** How long caches in front of the backend keep an answer, in seconds (docs/decisions/080). */
const sharedLifetime = 2;

/**
 * Lets caches and visitors save on the answers of this context, which are the same for everybody: they are compressed, are not sent
 * again while they are the same, and stay in shared caches for two seconds. The shell gets them as they are: it keeps them itself.
 */
export async function publicAnswers(
  fastify: FastifyInstance,
  isFromShell: (headers: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> {
  fastify.addHook('onRequest', async ({ headers }) => {
    if (isFromShell(headers)) headers['x-no-compression'] = 'true';
  });
  fastify.addHook('onSend', async (_request, reply) => {
    reply.header('vary', 'Origin, accept-encoding');
    if (reply.statusCode === 200)
      reply.header('cache-control', `public, max-age=0, s-maxage=${sharedLifetime}`);
  });
  // Compression does not change what a weak tag stands for.
  await fastify.register(etag, { weak: true });
  await fastify.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
}
