/**
 * A page with another text in its part of this name, which a run writes: between `<!-- broken releases -->` and
 * `<!-- end of broken releases -->`.
 *
 * @throws Error in one sentence when it has no such part
 */
export function withPart(page: string, name: string, text: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part '${name}'.`);
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
}
