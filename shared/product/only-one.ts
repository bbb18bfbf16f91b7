/** The product's only size or colour; null for none or several, which distinguish no variant (P67). */
export function onlyOne([first, ...others]: readonly string[]): string | null {
  return first !== undefined && others.length === 0 ? first : null;
}
