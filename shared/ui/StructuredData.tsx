interface StructuredDataProps {
  /** Plain data in the vocabulary of schema.org. */
  readonly data: object;
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };

/** What a page says to search engines, as JSON-LD. No text in the data can end the script element it stands in. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify(data).replace(/[<>&]/g, (character) => escapes[character] ?? character);
  // React would escape the quotes, which a script element takes as they are.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
