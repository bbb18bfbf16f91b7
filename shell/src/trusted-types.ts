/** The used part of Trusted Types, which not every browser has. A rule gives null to refuse. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string | null;
      readonly createScriptURL?: (url: string) => string | null;
    },
  ): { readonly createHTML: (html: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const own = globalThis.trustedTypes?.createPolicy('storefront', { createHTML: (html) => html });

/**
 * Marks markup as trusted: only what the shop's server wrote and is read from the document (docs/decisions/021). Call it once
 * per place, since React takes each result for other markup. Style attributes, which only a translation by the browser adds,
 * are removed: the page's policy refuses them.
 */
export function trustedHtml(html: string): string {
  const unstyled = html.replace(/ style="[^"]*"/g, '');
  return own ? own.createHTML(unstyled) : unstyled;
}
