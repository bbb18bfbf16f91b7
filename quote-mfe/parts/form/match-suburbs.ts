import type { Suburb } from '@storefront/shared/api/geo-calls';
import { plainText } from '@storefront/shared/forms/plain-text';

const maxSuburbs = 8;

/** Suburbs that match the input, those that begin with it first; none below two characters. */
export function matchSuburbs(suburbs: readonly Suburb[], typed: string): readonly Suburb[] {
  const text = typed.trim().toLowerCase();
  if (text.length < 2) return [];
  const begins: Suburb[] = [];
  const contains: Suburb[] = [];
  for (const suburb of suburbs) {
    const name = suburb.name.toLowerCase();
    if (name.startsWith(text)) begins.push(suburb);
    else if (contains.length < maxSuburbs && name.includes(` ${text}`)) contains.push(suburb);
    if (begins.length === maxSuburbs) break;
  }
  return [...begins, ...contains].slice(0, maxSuburbs);
}

/** A suburb's only postcode; null for none or several (P48). */
export function onlyPostcode(suburbs: readonly Suburb[], typed: string): string | null {
  const postcodes = postcodesOf(suburbs, typed);
  const [postcode = null] = postcodes;
  return postcodes.size === 1 ? postcode : null;
}

/** Whether a suburb is known, but with other postcodes than this one (P47). */
export function hasOtherPostcode(suburbs: readonly Suburb[], typed: string, postcode: string): boolean {
  const postcodes = postcodesOf(suburbs, typed);
  const isKnown = postcodes.size > 0 && !postcodes.has(null);
  const meant = plainText(postcode).trim();
  return isKnown && meant !== '' && !postcodes.has(meant);
}

function postcodesOf(suburbs: readonly Suburb[], typed: string): ReadonlySet<string | null> {
  const text = typed.trim().toLowerCase();
  return new Set(suburbs.filter(({ name }) => name.toLowerCase() === text).map(({ postcode }) => postcode));
}
