import { Link } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import { posts } from './posts';

/** `/blog`, where the articles are below one another, and its copy `/blog/blog-grid`, where they are beside one another. */
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
