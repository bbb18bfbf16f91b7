import type { SiteCategory } from '../contracts/site';

/** Matches a category by normalised name or slug. */
export function matchesCategory(text: string) {
  return ({ name, slug }: Pick<SiteCategory, 'name' | 'slug'>) =>
    normalisedName(name) === normalisedName(text) || normalisedName(slug) === normalisedName(text);
}

/** A normalised name: of letters of any script, digits and single hyphens. */
export const normalisedName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
