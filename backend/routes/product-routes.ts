import type { FastifyInstance } from 'fastify';
import { type Catalogue, facetFields } from '../catalogue/catalogue';
import { detailShape, firstShape, secondShape } from '../catalogue/product-shapes';
import { readFirstListing } from '../request/first-listing';
import { queryReader } from '../request/query-reader';
import { NotFound } from '../request/refusals';
import { readSecondListing } from '../request/second-listing';

/** `GET /product` of the first API: a listing with its total and any useful correction, or with `distinct` the values of one field. */
export function firstProductRoutes(fastify: FastifyInstance, catalogue: Catalogue): void {
  fastify.get('/product', async (request) => {
    const query = queryReader(request.query);
    const { filter, order, window } = readFirstListing(query);
    const field = query.choice('distinct', facetFields);
    if (field) return { data: await catalogue.facet(field, filter) };
    const [products, total, searchedFor] = await Promise.all([
      catalogue.list(filter, order, window),
      catalogue.count(filter),
      catalogue.searchedFor(filter),
    ]);
    // A correction without results is not shown.
    const isCorrected = searchedFor !== null && total > 0;
    return { data: products.map(firstShape), total, ...(isCorrected && { searchedFor }) };
  });
}

/** `GET /products` and `GET /products/{id}`: the second product API, without an envelope. A removed product answers 410 with the id of its replacement. */
export function secondProductRoutes(fastify: FastifyInstance, catalogue: Catalogue): void {
  fastify.get('/products', async (request) => {
    const { filter, order, window } = readSecondListing(queryReader(request.query));
    return (await catalogue.list(filter, order, window)).map(secondShape);
  });

  fastify.get<{ Params: { id: string } }>('/products/:id', async (request, reply) => {
    const { id } = request.params;
    const isPossible = /^[0-9a-f]{24}$/.test(id);
    const product = isPossible ? await catalogue.read(id) : null;
    if (!product) {
      const gone = isPossible ? await catalogue.gone(id) : null;
      if (!gone) throw new NotFound('There is no such product.');
      return reply.code(410).send({ message: 'This product is no longer sold.', ...gone });
    }
    return detailShape(product, await catalogue.variants(product));
  });
}
