import { inlineData } from '@storefront/shared/ui/inline-data';

interface StructuredDataProps {
  /** In the vocabulary of schema.org. */
  readonly data: object;
}

/** A JSON-LD script for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // React would escape quotes, which are literal in a script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineData(data) }} />;
}
