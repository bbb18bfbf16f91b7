import { Link } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import { posts } from './posts';

/** `/blog` and `/blog/blog-grid`: the articles. */
export function Blog({ canonical }: { readonly canonical?: string }) {
  return (
    <ContentPage
      page="Blog"
      description="Sample articles on medical and dental supplies."
      canonical={canonical}
      lead="Short sample articles on choosing and keeping supplies."
    >
      {posts.map(({ slug, title, summary }) => (
        <article className="content-card" key={slug}>
          <p className="eyebrow">Sample article</p>
          <h2>
            <Link to={`/post/${slug}`}>{title}</Link>
          </h2>
          <p>{summary}</p>
        </article>
      ))}
    </ContentPage>
  );
}
