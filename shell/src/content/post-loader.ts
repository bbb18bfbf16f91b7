import type { LoaderFunctionArgs } from '@storefront/shared/router';
import { data } from '@storefront/shared/router';
import { posts, type SamplePost } from './posts';

/**
 * Gives the article of /post/:slug.
 *
 * @throws a 404 answer when there is no such article
 */
export function postLoader({ params }: LoaderFunctionArgs): SamplePost {
  const post = posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  return post;
}
