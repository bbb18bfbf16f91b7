import { Link, useLoaderData } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import { posts, type SamplePost } from './posts';

/** `/blog` with the articles in a column, and its copy `/blog/blog-grid` with a grid. */
export function Blog({ isGrid = false }: { readonly isGrid?: boolean }) {
  return (
    <ContentPage
      page="Blog"
      description="Sample articles on medical and dental supplies."
      canonical={isGrid ? '/blog' : undefined}
      lead="Short sample articles on choosing and keeping supplies."
      isWide={isGrid}
    >
      <div className={isGrid ? 'content-grid' : undefined}>
        {posts.map(({ slug, title, summary }) => (
          <article className="content-card" key={slug}>
            <p className="eyebrow">Sample article</p>
            <h2>
              <Link to={`/post/${slug}`}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </article>
        ))}
      </div>
    </ContentPage>
  );
}

/** `/post/{slug}` with the other articles beside it, and its copy `/post/fullwidth/{slug}` without. */
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
