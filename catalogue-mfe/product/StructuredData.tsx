import { inlineData } from '@storefront/shared/ui/inline-data';

interface StructuredDataProps {
  /** Plain data in the vocabulary of schema.org. */
  readonly data: object;
}

/** What a page says to search engines, as JSON-LD. */
export function StructuredData({ data }: StructuredDataProps) {
  // React would escape the quotes, which a script element takes as they are.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineData(data) }} />;
}
