/** A text as one line that a terminal can show: what would clear it, or colour it, gives way to a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
