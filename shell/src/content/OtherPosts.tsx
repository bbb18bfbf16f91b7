import { Link } from '@storefront/shared/router';
import { posts } from './posts';

/** The other articles, beside one. */
export function OtherPosts({ slug }: { readonly slug: string }) {
  return (
    <nav className="content-card" aria-labelledby="other-posts">
      <h2 id="other-posts">More articles</h2>
      {posts
        .filter((post) => post.slug !== slug)
        .map((post) => (
          <p key={post.slug}>
            <Link to={`/post/${post.slug}`}>{post.title}</Link>
          </p>
        ))}
    </nav>
  );
}
