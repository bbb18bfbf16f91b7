import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** Drawings that are sent as they are, and those that become photographs' usual type: link previews show no SVG. */
const files = {
  'logo.svg': { drawing: 'logo.svg', type: 'image/svg+xml' },
  'icon.svg': { drawing: 'icon.svg', type: 'image/svg+xml' },
  'cover.jpg': { drawing: 'cover.svg', type: 'image/jpeg' },
  'banner.jpg': { drawing: 'banner.svg', type: 'image/jpeg' },
} as const;

/** `GET /uploads/brand/{file}`: the pictures the settings lead to. */
export function brandRoutes(fastify: FastifyInstance): void {
  for (const [file, { drawing, type }] of Object.entries(files)) {
    let content: Promise<Buffer> | undefined;
    fastify.get(`/uploads/brand/${file}`, async (_request, reply) => {
      content ??= render(drawing, type);
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(type).send(await content);
    });
  }
}

async function render(drawing: string, type: string): Promise<Buffer> {
  const svg = await readFile(join(import.meta.dirname, drawing));
  return type === 'image/jpeg' ? sharp(svg).jpeg({ quality: 82, mozjpeg: true }).toBuffer() : svg;
}
