import { isPathPattern } from '@storefront/shared/contracts/path-pattern';
import { parseJson } from '@storefront/shared/release/parse-json';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import * as v from 'valibot';

/** As much as is needed of what a shop's document says to its browser (`PageData` of the shell). */
export interface LivePage {
  /** The releases it is made of, by their remotes: versions, and addresses of their folders with a slash at the end. */
  readonly composition: Readonly<Record<string, { readonly version: string; readonly base: string }>>;
  /** The path patterns that remotes show, and those that are theirs and that their release lacks. */
  readonly owners: readonly {
    readonly remote: string;
    readonly paths: readonly string[];
    readonly lacking?: readonly string[];
  }[];
  readonly addresses: {
    readonly backend: string;
    readonly pictures: string;
    readonly suburbs?: string;
  };
}

const address = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'expected an address'),
);
const remoteName = v.pipe(v.string(), v.check(isRemoteName, 'expected the name of a remote'));
const paths = v.array(v.pipe(v.string(), v.check(isPathPattern, 'expected a path pattern')));

const schema = v.object({
  composition: v.record(remoteName, v.object({ version: v.string(), base: address })),
  owners: v.array(v.object({ remote: remoteName, paths, lacking: v.exactOptional(paths) })),
  addresses: v.object({ backend: address, pictures: address, suburbs: v.exactOptional(address) }),
});

/**
 * Reads a document of a shop.
 *
 * @param shop its address, for the error's sentence
 * @throws Error in one sentence when the text is no document of a shop like this one
 */
export function parseLivePage(html: string, shop: string): LivePage {
  const [, after] = html.split('storefrontPage=', 2);
  if (!after) throw new Error(`${shop} is no shop like this one: its page does not say what it is made of.`);
  return parseJson(schema, objectAtStart(after), `What the page of ${shop} says it is made of`);
}

/** The text up to the brace that closes the first one; braces in strings do not count. */
function objectAtStart(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  return text;
}
