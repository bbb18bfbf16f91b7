/** A text as one line that a terminal can show: what would clear it, colour it or turn it round gives way to a blank. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim();
}
