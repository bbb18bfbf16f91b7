/** A product as the shop's listing shows it. */
export interface ShownProduct {
  readonly id: string;
  readonly name: string;
}

/**
 * Products of a listing, first those whose cards differ from the ones before, as on sale or without a picture, by classes and attributes.
 */
export function productsIn(html: string): ShownProduct[] {
  const kinds = new Set<string>();
  const [first, others]: [ShownProduct[], ShownProduct[]] = [[], []];
  for (const card of html.split(html.includes('<article') ? /<article\b/ : /<li\b/)) {
    const id = /name="id" value="([\w.-]+)"/.exec(card)?.[1];
    if (!id || [...first, ...others].some((known) => known.id === id)) continue;
    const kind = [...new Set(card.match(/ class="[^"]*"| [\w-]+(?==")/g))].sort().join('');
    const name = unescaped(/ alt="([^"]+)"/.exec(card)?.[1] ?? id);
    (kinds.has(kind) ? others : first).push({ id, name });
    kinds.add(kind);
  }
  return [...first, ...others];
}

/** Addresses with a query in a document: links in its main part, and forms with one field each filled in. */
export function queriesIn(html: string): string[] {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const links = Array.from(main.matchAll(/ href="(\/[^"]*\?[^"#]+)/g), ([, address = '']) => address);
  const forms = html.match(/<form\b[^>]*method="get".*?<\/form>/gs) ?? [];
  const filled = forms.flatMap((form) => {
    const [, action = ''] = / action="([^"]*)"/.exec(form) ?? [];
    // The last choice of a select; for a text or a number, a value that is both.
    return Array.from(
      form.matchAll(
        /<(?:input(?! type="hidden")|select)\b[^>]* name="([^"]*)".*?(?=<input|<select|<button|$)/gs,
      ),
      ([field, name = '']) =>
        `${action}?${new URLSearchParams({ [name]: unescaped(field.match(/(?<= value=")[^"]+/g)?.at(-1) ?? '20') })}`,
    );
  });
  return [...links.map(unescaped), ...filled];
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
