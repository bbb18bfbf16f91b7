import type { ImportedPicture } from '../imported-product';
import { cleanText, cut, line, nothing } from './clean-text';

const maxPictures = 50;
const maxAddressLength = 2_000;
const maxNameLength = 200;
const maxTextLength = 300;
const picture = /\.(?:jpe?g|png|webp|gif|avif|tiff?|svg)$/i;
/** At | or line breaks where there are any, or else at a comma or semicolon behind which there is a blank, or before which a name ends. */
const breaks = /[|\n]/;
const signs = /[;,]\s+|(?<=\.(?:jpe?g|png|webp|gif))[;,]/i;

/**
 * Pictures of a cell, each once, as far as they can be pictures; the others are left out with a note.
 * @param texts their text alternatives, divided by |; null where the file has no such column
 */
export function readPictures(
  cell: string,
  texts: string | null,
  note: (message: string) => void,
): readonly ImportedPicture[] {
  const alternatives = texts?.split('|').map(alternativeText);
  const parts = cleanText(cell).split(breaks.test(cell.trim()) ? breaks : signs);
  const pictures = new Map<string, ImportedPicture>();
  for (const [index, part] of parts.entries()) {
    const source = pictureSource(part, note);
    if (source === null || pictures.has(source)) continue;
    const text = alternatives && { alternativeText: alternatives[index] ?? null };
    pictures.set(source, { source, ...text });
  }
  if (pictures.size > maxPictures) note(`Only the first ${maxPictures} pictures were read.`);
  return [...pictures.values()].slice(0, maxPictures);
}

/** The text alternative of a picture; null for a blank one. */
export function alternativeText(text: string): string | null {
  return cut(line(text).replaceAll('|', '/'), maxTextLength).trim() || null;
}

/** An https address, or a file name without its folders; null with a note for what can be no picture. */
export function pictureSource(text: string, note: (message: string) => void): string | null {
  const typed = line(text);
  if (nothing.test(typed)) return null;
  if (/^[a-z][a-z\d+.-]+:(?!\\)/i.test(typed)) {
    const address = URL.canParse(typed) ? new URL(typed) : null;
    const isUsable = address?.protocol === 'https:' && address.username === '' && address.password === '';
    if (address && isUsable && address.href.length <= maxAddressLength)
      return address.href.replaceAll('|', '%7C');
    note('A picture was left out: only file names and https addresses are read.');
    return null;
  }
  const name = unescapedName(typed.split(/[\\/]/).at(-1)?.trim() ?? '');
  if (picture.test(name) && !/^\.|[\\/]/.test(name) && name.length <= maxNameLength) return name;
  note(
    'A picture was left out: its name does not end like a picture that browsers show, as in .jpg, .png or .webp.',
  );
  return null;
}

/** '%20' is a blank. */
function unescapedName(name: string): string {
  return /%[\da-f]{2}/i.test(name) ? line(name.replaceAll('%20', ' ')) : name;
}
