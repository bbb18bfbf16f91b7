/** Elements of a product's description: all others give their text alone. */
export const richTags = [
  'p',
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

/** An element, without attributes, or text. */
export type RichNode = string | { readonly tag: RichTag; readonly children: RichText };

/** A text with elements, as data: a page needs no HTML from outside. */
export type RichText = readonly RichNode[];
