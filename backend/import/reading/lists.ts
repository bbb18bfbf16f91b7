/** Divides a cell's list: at | or line breaks where there are any, or else at ; or at the / of short words as in S/M/L, or else at commas. */
export function splitList(text: string): readonly string[] {
  return parts(text).flatMap((part) => part.trim() || []);
}

function parts(text: string): readonly string[] {
  if (/[|\n]/.test(text)) return text.split(/[|\n]/);
  if (text.includes(';')) return text.split(';');
  const short = text.split('/');
  if (short.length > 1 && short.every((part) => /^ ?[^\s/]{1,5} ?$/.test(part))) return short;
  return text.split(',');
}

/** A cell that `splitList` divides into these texts again, none of which is blank or has a | or a line break. */
export function joinList(texts: readonly string[]): string {
  const text = texts.join(' | ');
  return texts.length === 1 && splitList(text)[0] !== text ? `${text} |` : text;
}
