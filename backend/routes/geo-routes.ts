import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versionedCaches } from '../catalogue/versioned-cache';
import type { Database, Queries } from '../database/database';
import { queryReader } from '../request/query-reader';

/** `GET /api/v1/geo/states/`: the states by name. */
export function stateRoutes(fastify: FastifyInstance, { query }: Database): void {
  fastify.get('/geo/states/', async () => ({
    data: await query('select id, name, abbreviation from state order by name'),
  }));
}

interface Answer {
  readonly json: string;
  readonly gzipped: Buffer;
}

/** Cache lifetime, also in browsers, in seconds: suburbs change a few times a year. */
const lifetime = 3600;

/**
 * `GET /suburbs` (P53): suburbs of `state_abbreviation` that begin with `q`. Whole states, of up to 5,400, are cached as sent.
 *
 * @param latest what is at least as new as `database`, for what is cached
 */
export function suburbRoutes(
  fastify: FastifyInstance,
  database: Queries,
  latest: Queries,
  now: () => number,
): void {
  const states = versionedCaches(database, now)<Answer>(9, lifetime * 1_000);

  const find = async ({ query }: Queries, state: string | null, beginning: string) => ({
    data: await query(
      `select name, postcode from suburb
        where ($1::text is null or state_abbreviation = $1) and starts_with(lower(name), lower($2::text))
        order by name, postcode`,
      [state, beginning],
    ),
  });

  fastify.get('/suburbs', async (request, reply) => {
    const reader = queryReader(request.query);
    const state = reader.text('state_abbreviation')?.toUpperCase() ?? null;
    const beginning = reader.text('q');
    reply.header('Cache-Control', `public, max-age=${lifetime}`);
    if (beginning !== undefined) return find(database, state, beginning);
    const answer = await states(state ?? '', async () => {
      const json = JSON.stringify(await find(latest, state, ''));
      return { json, gzipped: await promisify(gzip)(json) };
    });
    return send(request, reply, answer);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { json, gzipped }: Answer): FastifyReply {
  reply.type('application/json; charset=utf-8').header('Vary', 'Origin, Accept-Encoding');
  const compressed = acceptsGzip(request.headers['accept-encoding']);
  return compressed ? reply.header('Content-Encoding', 'gzip').send(gzipped) : reply.send(json);
}

/** Whether the header accepts gzip. */
function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((entry) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(entry));
}
