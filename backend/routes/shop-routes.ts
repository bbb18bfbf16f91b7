import type { FastifyInstance } from 'fastify';
import { brandPictures, readBrandPicture } from 'sample/brand/brand-pictures';
import type { Database } from '../database/database';
import { queryReader } from '../request/query-reader';

/** Whether a category has a product to show. */
const isFilled = 'exists (select from product where active and category_id = category.id)';

/** `GET /api/v1/category/maincategory`: the main categories in their order, with their sub-categories, those that have products. */
export function mainCategoryRoutes(fastify: FastifyInstance, { query }: Database): void {
  fastify.get('/category/maincategory', async () => ({
    data: await query(
      `select main.id, main.name, main.slug,
              json_agg(json_build_object('id', category.id, 'name', category.name, 'slug', category.slug)
                       order by category.position) as subcategories
         from main_category as main join category on main_id = main.id and ${isFilled}
        group by main.id order by main.position`,
    ),
  }));
}

/** `GET /product-categories` of the second API: all sub-categories that have products, or the one with `slug`. */
export function productCategoryRoutes(fastify: FastifyInstance, { query }: Database): void {
  fastify.get('/product-categories', async (request) => {
    const slug = queryReader(request.query).text('slug');
    return query(
      `select category.id, category.name, category.slug,
              json_build_object('id', main.id, 'name', main.name, 'slug', main.slug) as maincategory
         from category join main_category as main on main.id = main_id
        where category.slug = $1 or $1::text is null and ${isFilled}
        order by main.position, category.position`,
      [slug ?? null],
    );
  });
}

/**
 * `GET /api/v1/settings/{kind}`: the entries of a setting; the last one counts. `post` has the posts, newest first, without their texts, or the
 * one with `slug` (P91).
 */
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
  fastify.get('/settings/post', async (request) => {
    const slug = queryReader(request.query).text('slug') ?? null;
    const rows = await query<{ entry: unknown }>(
      `select entry - 'markdown' - case when $1::text is null then 'text' else '' end as entry
         from setting where kind = 'post' and ($1::text is null or entry ->> 'slug' = $1) order by position`,
      [slug],
    );
    return { data: rows.map((row) => row.entry) };
  });
}

/** `GET /uploads/brand/{file}`: the pictures that the settings name. */
export function companyPictureRoutes(fastify: FastifyInstance): void {
  for (const file of brandPictures) {
    let content: Promise<Buffer> | undefined;
    fastify.get(`/uploads/brand/${file}`, async (_request, reply) => {
      content ??= readBrandPicture(file);
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg').send(await content);
    });
  }
}
