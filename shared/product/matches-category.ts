import type { SiteCategory } from '../contracts/site';

/** Matches a category by normalised name or slug. */
export function goesBy(text: string) {
  return ({ name, slug }: Pick<SiteCategory, 'name' | 'slug'>) =>
    simple(name) === simple(text) || simple(slug) === simple(text);
}

/** A normalised name: of letters of any script, digits and single hyphens. */
export const simple = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
