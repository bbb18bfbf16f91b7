import type { PolicyBlock } from '@storefront/shared/api/policies-of';
import { useLoaderData } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { type CompanyContact, CompanyDetails } from './CompanyDetails';
import { ContentPage } from './ContentPage';

/** Headings and paragraphs of a text from the settings (P75). */
export function Blocks({ text }: { readonly text: readonly PolicyBlock[] }) {
  return text.map(({ isHeading, text: words }, nth) => {
    const Block = isHeading ? 'h2' : 'p';
    return <Block key={nth}>{words}</Block>;
  });
}

interface OwnTextProps {
  readonly page: string;
  readonly noindex?: boolean;
  readonly children: ReactNode;
}

/** A page with the company's text (P91); its children without one. */
export function OwnText({ page, noindex = false, children }: OwnTextProps) {
  const company = useLoaderData() as CompanyContact | null;
  if (!company?.text) return children;
  const summary = company.text[0]?.text ?? page;
  return (
    <ContentPage
      page={page}
      description={summary.slice(0, 200)}
      noindex={noindex}
      aside={<CompanyDetails company={company} />}
    >
      <Blocks text={company.text} />
    </ContentPage>
  );
}
