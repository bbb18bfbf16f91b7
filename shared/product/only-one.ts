/** The one size or colour that a product comes in; null where it comes in none or several, which tell it from no variant (P67). */
export function onlyOne([first, ...others]: readonly string[]): string | null {
  return first !== undefined && others.length === 0 ? first : null;
}
