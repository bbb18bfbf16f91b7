import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import { detailShape, secondShape } from '../catalogue/product-shapes';
import { queryReader } from '../request/query-reader';
import { NotFound } from '../request/refusals';
import { readSecondListing } from '../request/second-listing';

/** `GET /products` and `GET /products/{id}`: the second product API, bodies without an envelope. */
export function secondProductRoutes(fastify: FastifyInstance, catalogue: Catalogue): void {
  fastify.get('/products', async (request) => {
    const { filter, order, window } = readSecondListing(queryReader(request.query));
    return (await catalogue.list(filter, order, window)).map(secondShape);
  });

  fastify.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    const known = /^[0-9a-f]{24}$/.test(request.params.id);
    const product = known ? await catalogue.read(request.params.id) : null;
    if (!product) throw new NotFound('There is no such product.');
    return detailShape(product, await catalogue.variants(product));
  });
}
