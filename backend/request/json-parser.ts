import { type JsonLimits, jsonExcess } from '@storefront/shared/api/json-excess';
import type { FastifyInstance } from 'fastify';
import { BadRequest } from './refusals';

/** More than any message needs: a quote of 500 products with pictures has under 8,000 values. */
const limits: JsonLimits = { depth: 16, values: 10_000 };

const refusals: Readonly<Record<keyof JsonLimits, string>> = {
  depth: `The body must not be nested deeper than ${limits.depth} levels.`,
  values: `The body must not have more than ${limits.values} values.`,
};

/** Parses JSON bodies as Fastify does, and refuses bodies beyond the limits before parsing. */
export function parseJsonWithin(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const excess = jsonExcess(body, limits);
    if (excess) done(new BadRequest(refusals[excess]));
    else parse(request, body, done);
  });
}
