/** As much of Trusted Types as the shell uses; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      /** The markup, or null to refuse it. */
      readonly createHTML?: (html: string) => string | null;
      /** The address, or null to refuse it. */
      readonly createScriptURL?: (url: string) => string | null;
    },
  ): { readonly createHTML: (html: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const own = globalThis.trustedTypes?.createPolicy('storefront', { createHTML: (html) => html });

/**
 * Markup that the shop's server wrote, as the browser takes it: for what is read from the document, and nothing else
 * (docs/decisions/021). Each call gives another value, which to React is other markup: it is made once for a place.
 * Without the style attributes that a translation by the browser has put in: ours has none, for the page's policy refuses them.
 */
export function trustedHtml(html: string): string {
  const unstyled = html.replace(/ style="[^"]*"/g, '');
  return own ? own.createHTML(unstyled) : unstyled;
}
