import type { BlogPost } from '@storefront/shared/api/post-calls';
import { pictureAddress } from '@storefront/shared/product/picture-address';
import { Link, useLoaderData, useStorefront } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { RichTextView } from '@storefront/shared/ui/RichTextView';
import { ContentPage } from './ContentPage';
import type { LoadedPost } from './post-loaders';

/** `/blog` with the articles in a column, and its copy `/blog/blog-grid` with a grid (P86). */
export function Blog({ isGrid = false }: { readonly isGrid?: boolean }) {
  const posts = useLoaderData() as readonly BlogPost[] | null;
  return (
    <ContentPage
      page="Blog"
      description="Articles on medical and dental supplies."
      canonical={isGrid ? '/blog' : undefined}
      lead="Short articles on choosing and keeping supplies."
      isWide={isGrid}
    >
      {posts === null && <LoadAgain message="The articles could not be loaded" />}
      {posts?.length === 0 && <p>There are no articles yet.</p>}
      <div className={isGrid ? 'content-grid' : undefined}>
        {posts?.map((post) => (
          <article className="content-card" key={post.slug}>
            {eyebrowOf(post) && <p className="eyebrow">{eyebrowOf(post)}</p>}
            <h2>
              <Link to={`/post/${post.slug}`}>{post.title}</Link>
            </h2>
            <p>{post.summary}</p>
          </article>
        ))}
      </div>
    </ContentPage>
  );
}

/** `/post/{slug}` with the other articles beside it, and its copy `/post/fullwidth/{slug}` without (P86). */
export function Post({ isWide = false }: { readonly isWide?: boolean }) {
  const loaded = useLoaderData() as LoadedPost;
  const { pictures } = useStorefront();
  if (loaded === null)
    return (
      <ContentPage page="Article">
        <LoadAgain message="This article could not be loaded" />
      </ContentPage>
    );
  const { post, others } = loaded;
  const { slug, title, summary, picture, text } = post;
  return (
    <ContentPage
      page={title}
      eyebrow={eyebrowOf(post)}
      description={summary}
      lead={summary}
      canonical={`/post/${slug}`}
      isWide={isWide}
      aside={!isWide && <OtherPosts posts={others} />}
    >
      {picture && (
        <img className="content-picture" src={pictureAddress(pictures, picture.url)} alt={picture.alt} />
      )}
      <div className={isWide ? 'content-wide' : undefined}>
        {text && <RichTextView text={text} heading="h2" tableClass="content-table" />}
      </div>
      <Link to="/blog">All articles</Link>
    </ContentPage>
  );
}

function OtherPosts({ posts }: { readonly posts: readonly BlogPost[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className="content-card" aria-labelledby="other-posts">
      <h2 id="other-posts">More articles</h2>
      {posts.map(({ slug, title }) => (
        <p key={slug}>
          <Link to={`/post/${slug}`}>{title}</Link>
        </p>
      ))}
    </nav>
  );
}

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

function eyebrowOf({ label, date }: BlogPost): string {
  return [label, date && dates.format(Date.parse(date))].filter(Boolean).join(', ');
}
