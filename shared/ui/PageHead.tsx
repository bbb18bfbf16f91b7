import { StorefrontContext, useSite } from '@storefront/shared/router';
import { useContext } from 'react';

interface PageHeadProps {
  /** Name of the page; left out on the home page. */
  readonly page?: string;
  /** What the page offers, for search engines, in one sentence. */
  readonly description?: string;
  /** Path and query of the page this one is a copy of, or of the page itself. */
  readonly canonical?: string | undefined;
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
}

/**
 * The document's title, '{page} | {brand}', on the home page '{brand}' (decision 16), its description, and what search
 * engines are told about its address.
 */
export function PageHead({ page, description, canonical, noindex = false }: PageHeadProps) {
  const { brand } = useSite();
  // A page that stands for a failed one may be outside of everything.
  const origin = useContext(StorefrontContext)?.origin ?? '';
  return (
    <>
      <title>{page ? `${page} | ${brand}` : brand}</title>
      <meta
        name="description"
        content={description ?? `${brand}: medical and dental supplies for practices across Australia.`}
      />
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
