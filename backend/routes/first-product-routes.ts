import type { FastifyInstance } from 'fastify';
import { type Catalogue, facetFields } from '../catalogue/catalogue';
import { firstShape } from '../catalogue/product-shapes';
import { readFirstListing } from '../request/first-listing';
import { queryReader } from '../request/query-reader';

/** `GET /product` of the first API: a listing with its total and the words a slip was corrected to, when they find something, or with `distinct` the values of one field. */
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
    // A correction that finds nothing corrects nothing.
    const isTold = searchedFor !== null && total > 0;
    return { data: products.map(firstShape), total, ...(isTold && { searchedFor }) };
  });
}
