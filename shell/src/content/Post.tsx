import { Link, useLoaderData } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import { posts, type SamplePost } from './posts';

/** `/post/{slug}`, an article with the others beside it, and its copy `/post/fullwidth/{slug}`, where it takes the whole width. */
export function Post({ isWide = false }: { readonly isWide?: boolean }) {
  const { slug, title, summary, paragraphs } = useLoaderData() as SamplePost;
  return (
    <ContentPage
      page={title}
      eyebrow="Sample article"
      description={summary}
      lead={summary}
      canonical={`/post/${slug}`}
      isWide={isWide}
      aside={!isWide && <OtherPosts slug={slug} />}
    >
      <div className={isWide ? 'content-wide' : undefined}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Link to="/blog">All articles</Link>
    </ContentPage>
  );
}

/** The other articles, beside one. */
function OtherPosts({ slug }: { readonly slug: string }) {
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
