import { Link, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import type { SamplePost } from './posts';

/** `/post/{slug}` and `/post/fullwidth/{slug}`: an article. */
export function Post() {
  const { slug, title, summary, paragraphs } = useLoaderData() as SamplePost;
  return (
    <div className="container">
      <PageHead page={title} description={summary} canonical={`/post/${slug}`} />
      <article className="content-text">
        <p className="eyebrow">Sample article</p>
        <h1>{title}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Link to="/blog">All articles</Link>
      </article>
    </div>
  );
}
