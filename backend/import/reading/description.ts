import type { RichText } from '@storefront/shared/contracts/rich-text';
import { Parser } from 'htmlparser2';
import { refuse } from './clean-text';
import { escaped, htmlOf, isHtml, plainTextOf, richTextOf } from './rich-text';

/** Characters of a description at most, as text and as HTML. */
export const descriptionLimits = { text: 10_000, html: 30_000 } as const;

/** A product's description. */
export interface Description {
  readonly description: string;
  /** With its elements; null where it is plain text. */
  readonly richDescription: RichText | null;
}

/** Reads a description, plain text or HTML. @throws Fault */
export function readDescription(cell: string): Description {
  // Beyond it, reading takes long.
  if (cell.length > 2 * descriptionLimits.html) tooLong();
  const read = isHtml(cell) ? fromHtml(cell) : { description: tidy(cell), richDescription: null };
  if (
    read.description.length > descriptionLimits.text ||
    htmlOf(read.richDescription ?? []).length > descriptionLimits.html
  )
    tooLong();
  return read;
}

function tooLong(): never {
  refuse(
    `A description has at most ${descriptionLimits.text} characters, ${descriptionLimits.html} with its HTML.`,
  );
}

/** The cell that `readDescription` reads as this description. */
export function descriptionCell(description: string, rich: RichText | null): string {
  if (rich !== null) return htmlOf(rich);
  return isHtml(description) ? escaped(description) : description;
}

function fromHtml(html: string): Description {
  // Without elements, line breaks are those of a text.
  if (!html.includes('<')) return { description: tidy(decoded(html)), richDescription: null };
  const text = richTextOf(html);
  const description = tidy(plainTextOf(text));
  const isPlain = text.every((node) => typeof node === 'string');
  return { description, richDescription: isPlain ? null : text };
}

/** A text without elements, its entities decoded once. */
export function decoded(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext(piece) {
      text += piece;
    },
  });
  parser.end(html);
  return text;
}

function tidy(text: string): string {
  if (!/\s\s|[^\S ]/.test(text)) return text.trim();
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\S\n\u00a0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
