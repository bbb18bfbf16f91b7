import { pictureAddress } from '@storefront/shared/product/picture-address';
import { StorefrontContext, useLocation, useSite } from '@storefront/shared/router';
import { useContext } from 'react';

interface PageHeadProps {
  /** Name of the page; missing on the home page. */
  readonly page?: string;
  /** One sentence about the page for search engines. */
  readonly description?: string;
  /** Path and query of the original of this page, or of the page itself. */
  readonly canonical?: string | undefined;
  /** Path for links on other sites, if neither of those; not shown to search engines. */
  readonly linkedAs?: string;
  readonly noindex?: boolean;
  /** Picture for links, absolute or below the picture base; default the company's cover (P2). */
  readonly picture?: string | undefined;
}

/** The title, '{page} | {brand}' or on the home page '{brand}' (P6), and metadata for search engines and links. */
export function PageHead({
  page,
  description,
  canonical,
  linkedAs = canonical,
  noindex = false,
  picture,
}: PageHeadProps) {
  const { brand, cover } = useSite();
  const { pathname, search } = useLocation();
  // Null on an error page outside of the storefront's providers.
  const storefront = useContext(StorefrontContext);
  const origin = storefront?.origin ?? '';
  const about = description ?? `${brand}: medical and dental supplies for practices across Australia.`;
  const image = picture ?? cover?.url;
  return (
    <>
      <title>{page ? `${page} | ${brand}` : brand}</title>
      <meta name="description" content={about} />
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={page ?? brand} />
      <meta property="og:description" content={about} />
      {storefront && <meta property="og:url" content={origin + (linkedAs ?? pathname + search)} />}
      {storefront && image && (
        <meta property="og:image" content={pictureAddress(storefront.pictures || origin, image)} />
      )}
      {!picture && cover?.alt && <meta property="og:image:alt" content={cover.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
