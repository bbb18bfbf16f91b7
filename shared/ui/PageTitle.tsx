import { useSite } from '@storefront/shared/router';

interface PageTitleProps {
  /** Name of the page; left out on the home page. */
  readonly page?: string;
}

/** The document's title: '{page} | {brand}', on the home page '{brand}' (decision 16). */
export function PageTitle({ page }: PageTitleProps) {
  const { brand } = useSite();
  return <title>{page ? `${page} | ${brand}` : brand}</title>;
}
