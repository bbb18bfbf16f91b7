/** A webpack loader that removes components' display names from a library: a named component counts as used. */
export default function withoutDisplayNames(source: string): string {
  return source.replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
