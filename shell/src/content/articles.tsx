import { Link, useLoaderData } from '@storefront/shared/router';
import { ContentPage } from './ContentPage';

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

/** A sample article. */
export interface SamplePost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
}

/** The sample articles (P4). */
export const posts: readonly SamplePost[] = [
  {
    slug: 'choosing-a-dressing-by-exudate-level',
    title: 'Choosing a dressing by exudate level',
    summary: 'How much fluid a wound gives narrows down which kind of dressing suits it.',
    paragraphs: [
      'A dry wound needs moisture: a hydrogel gives some. A wound with little exudate is usually covered with a film or a hydrocolloid, which keep in what moisture there is.',
      'Moderate exudate calls for a foam, which takes fluid up and holds it away from the skin. Heavy exudate calls for an alginate or a gelling fibre under an absorbent cover.',
      'A dressing that is soaked before its time, or that sticks when it is changed, is a reason to look at the choice again. This is general information and does not replace clinical judgement.',
    ],
  },
  {
    slug: 'keeping-autoclave-load-records',
    title: 'Keeping autoclave load records',
    summary: 'What a load record tells, and why it is written before the load is put away.',
    paragraphs: [
      'A load record lets a practice show later that an instrument was sterilised. It names the steriliser, the date, the cycle number and what was in the load.',
      'It also holds the time, temperature and pressure that were reached, the result of the chemical indicator, and who released the load. A printout that fades is best copied or scanned.',
      'Written before the load is put away, a record stops a failed cycle from reaching the shelf. The standards that apply to your practice say what must be recorded and for how long.',
    ],
  },
];
