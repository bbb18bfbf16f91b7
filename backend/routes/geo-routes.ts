import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { queryReader } from '../request/query-reader';

/** `GET /api/v1/geo/states/`: the states by name. */
export function stateRoutes(fastify: FastifyInstance, { query }: Database): void {
  fastify.get('/geo/states/', async () => ({
    data: await query('select id, name, abbreviation from state order by name'),
  }));
}

/** `GET /suburbs`: the suburbs service of section 7; those of `state_abbreviation` whose name begins with `q`. */
export function suburbRoutes(fastify: FastifyInstance, { query }: Database): void {
  fastify.get('/suburbs', async (request) => {
    const reader = queryReader(request.query);
    const data = await query(
      `select name, postcode from suburb
        where ($1::text is null or state_abbreviation = upper($1)) and starts_with(lower(name), lower($2::text))
        order by name, postcode`,
      [reader.text('state_abbreviation') ?? null, reader.text('q') ?? ''],
    );
    return { data };
  });
}
