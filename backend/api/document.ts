import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Call, calls } from './calls';

const refusal = v.looseObject({ message: v.pipe(v.string(), v.description('Why, to the visitor.')) });

/** The schema for the document alone: a route's own would check and shorten what it answers. */
function documented({ summary, query, body, answers }: Call) {
  const schemas = [...new Set(Object.values(answers))].map((schema) => toJsonSchema(schema));
  const parameters = query?.split(' ').map((name) => [name, { type: 'string' }]) ?? [];
  return {
    summary,
    querystring: { type: 'object', properties: Object.fromEntries(parameters) },
    ...(body && { body: toJsonSchema(body) }),
    response: { 200: schemas.length > 1 ? { anyOf: schemas } : schemas[0], '4xx': toJsonSchema(refusal) },
  };
}

/** Collects the routes from now on, for `GET /openapi.json`: those among them that the shop needs. */
export async function collectRoutes(fastify: FastifyInstance): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'What the storefront needs of a backend', version: '1' },
    },
    transform: ({ url }) => {
      const call = calls[url.replace(/:(\w+)/g, '{$1}')];
      return { url, schema: call ? documented(call) : { hide: true } };
    },
  });
}
