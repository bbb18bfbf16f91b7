import { Link, useLoaderData } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';
import { OtherPosts } from './OtherPosts';
import type { SamplePost } from './posts';

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
