/** Most addresses in one file (sitemaps.org). */
const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Addresses in one chunk of XML: other requests get their turn in between. */
const chunkSize = 1_000;

/**
 * A file of the sitemap in chunks of XML; null when there is no such file. Up to 50,000 addresses are one file; more are split into
 * parts, which the file without a number lists.
 *
 * @param part null for `/sitemap.xml`, from 1 for `/sitemap-1.xml`
 */
export function sitemap(
  paths: readonly string[],
  origin: string,
  part: number | null,
): Iterable<string> | null {
  const parts = Math.ceil(paths.length / maxAddresses);
  if (part === null) {
    if (parts <= 1) return list('urlset', 'url', paths, origin);
    const files = Array.from({ length: parts }, (_, nth) => `/sitemap-${nth + 1}.xml`);
    return list('sitemapindex', 'sitemap', files, origin);
  }
  if (parts <= 1 || part < 1 || part > parts) return null;
  return list('urlset', 'url', paths.slice((part - 1) * maxAddresses, part * maxAddresses), origin);
}

function* list(name: string, entry: string, paths: readonly string[], origin: string): Iterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespace}>\n`;
  for (let from = 0; from < paths.length; from += chunkSize) {
    yield paths
      .slice(from, from + chunkSize)
      .map((path) => `<${entry}><loc>${escapeXml(origin + path)}</loc></${entry}>\n`)
      .join('');
  }
  yield `</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
