/** Elements of a text: all others give their text alone. Only posts have links (P91). */
export const richTags = [
  'p',
  'a',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'sub',
  'sup',
  'h3',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Name of an element in rich text. */
export type RichTag = (typeof richTags)[number];

/** An element, without attributes but a link's address, or text. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: RichText };

/** A text with elements, as data: a page needs no HTML from outside. */
export type RichText = readonly RichNode[];
