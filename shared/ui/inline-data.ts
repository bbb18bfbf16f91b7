/** Serialises plain data as JSON that is also a JavaScript expression and cannot end its script element. */
export function inlineData(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
