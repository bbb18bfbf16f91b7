import type { BlogPost } from '@storefront/shared/api/post-calls';
import { data, type LoaderFunctionArgs, storefrontContext } from '@storefront/shared/router';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { contentApi } from './content-api';

/** A post and the others; null when they cannot be loaded. */
export type LoadedPost = { readonly post: BlogPost; readonly others: readonly BlogPost[] } | null;

/** Loads all posts of the blog; null, with the status 503, when they cannot be loaded. */
export const blogLoader = unavailableWhen(
  (posts) => posts === null,
  (loading) => loadPosts(loading),
);

/** Loads the post of `/post/:slug`. @throws a 404 response when there is none */
export const postLoader = unavailableWhen(
  (loaded) => loaded === null,
  async (loading: LoaderFunctionArgs): Promise<LoadedPost> => {
    const { slug } = loading.params;
    const [all, found] = await Promise.all([loadPosts(loading), loadPosts(loading, slug)]);
    if (all === null || found === null) return null;
    const [post] = found;
    if (!post) throw data(null, { status: 404 });
    return { post, others: all.filter((other) => other.slug !== slug) };
  },
);

async function loadPosts(
  { request: { signal }, context }: LoaderFunctionArgs,
  slug?: string,
): Promise<readonly BlogPost[] | null> {
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    return await api.posts(slug, signal);
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return null;
  }
}
