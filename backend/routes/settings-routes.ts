import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** `GET /api/v1/settings/{kind}`: the entries of a setting; the last one counts. */
export function settingsRoutes(fastify: FastifyInstance, { query }: Database): void {
  for (const kind of ['logo', 'cover', 'banner', 'icon', 'caption', 'company', 'testimonial']) {
    fastify.get(`/settings/${kind}`, async () => {
      const rows = await query<{ entry: unknown }>(
        'select entry from setting where kind = $1 order by position',
        [kind],
      );
      return { data: rows.map((row) => row.entry) };
    });
  }
}
