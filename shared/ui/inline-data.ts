/** JSON of plain data, and a JavaScript expression, that cannot end the script element it stands in. */
export function inlineData(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
