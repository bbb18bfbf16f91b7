import { wellFormed } from '@storefront/shared/contracts/well-formed';

/** Direction overrides and isolates can make a text look like another. Marks that only help a script stay. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** User input as one line that is safe in a header; beyond `maxLength` code points it ends in an ellipsis. */
export function oneLine(text: string, maxLength: number): string {
  const line = readable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}

/** User input with its line breaks as `\n`, its tabs, and no other control characters. */
export function manyLines(text: string): string {
  return readable(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

function readable(text: string): string {
  return wellFormed(text).replace(directionControls, '');
}
