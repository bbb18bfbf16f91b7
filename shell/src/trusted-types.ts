/** The part of Trusted Types that is used; not every browser has it. A rule returns null to refuse. */
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
 * Marks markup as trusted: only what the shop's server wrote and is read from the document (docs/decisions/021). Call it once per place,
 * since React treats each result as new markup. Removes style attributes, which only the browser's translation adds: the page's policy
 * refuses them.
 */
export function trustedHtml(html: string): string {
  const unstyled = html.replace(/ style="[^"]*"/g, '');
  return own ? own.createHTML(unstyled) : unstyled;
}
