import { useSite } from '@storefront/shared/router';

interface PageHeadProps {
  /** Name of the page; left out on the home page. */
  readonly page?: string;
  /** What the page offers, for search engines, in one sentence. */
  readonly description?: string;
}

/** The document's title, '{page} | {brand}', on the home page '{brand}' (decision 16), and its description. */
export function PageHead({ page, description }: PageHeadProps) {
  const { brand } = useSite();
  return (
    <>
      <title>{page ? `${page} | ${brand}` : brand}</title>
      <meta
        name="description"
        content={description ?? `${brand}: medical and dental supplies for practices across Australia.`}
      />
    </>
  );
}
