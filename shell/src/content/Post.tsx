import { Link, useLoaderData } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import type { SamplePost } from './posts';

/** `/post/{slug}` and `/post/fullwidth/{slug}`: an article. */
export function Post() {
  const { slug, title, summary, paragraphs } = useLoaderData() as SamplePost;
  return (
    <ContentPage
      page={title}
      eyebrow="Sample article"
      description={summary}
      lead={summary}
      canonical={`/post/${slug}`}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link to="/blog">All articles</Link>
    </ContentPage>
  );
}
