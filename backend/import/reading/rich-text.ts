import { linkAddress } from '@storefront/shared/api/safe-address';
import { type RichNode, type RichTag, type RichText, richTags } from '@storefront/shared/contracts/rich-text';
import { Parser } from 'htmlparser2';
import { refuse } from './clean-text';

const words = (text: string) => text.split(' ');
const paragraphs = words(
  'div section article header footer main aside nav blockquote pre address figure figcaption center hr dl dt dd caption form',
);
/** Elements that become one of ours. */
const renamed = new Map<string, RichTag>([
  ...paragraphs.map((name) => [name, 'p'] as const),
  ...words('h1 h2 h4 h5 h6').map((name) => [name, 'h3'] as const),
  ...richTags.map((tag) => [tag, tag] as const),
  ['b', 'strong'],
  ['i', 'em'],
  ['tfoot', 'tbody'],
]);
/** Elements that go with their text. */
const silent = new Set(
  words(
    'script style head title template iframe object embed noscript noembed noframes svg math textarea select button audio video canvas xml xmp',
  ),
);
const others = words(
  'span img font u s small big mark del ins strike code kbd label input abbr html body meta link',
);
const names = [...renamed.keys(), ...silent, ...others];
const known = new Set([...names, ...words('area base col param source track wbr')]);
const markup = new RegExp(
  `</?(?:${names.join('|')})(?:\\s[^<]*)?/?>|<!--|&(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]*);`,
  'i',
);

/** Whether a text is HTML: it has an element that people use, a comment or an entity. '< 5 µm' is none. */
export function isHtml(text: string): boolean {
  return markup.test(text);
}

interface Node {
  readonly tag: RichTag | null;
  readonly href?: string;
  readonly children: (string | Node)[];
}

type Parents = ReadonlySet<RichTag | null>;
const inline: Parents = new Set(['a', 'strong', 'em', 'sub', 'sup', 'br']);
/** What may hold blocks and text alike; null is the whole text. */
const holders: Parents = new Set([null, 'li', 'td', 'th']);
const phrases: Parents = new Set([...holders, 'p', 'h3', 'a', 'strong', 'em', 'sub', 'sup']);
const parts: Partial<Record<RichTag, Parents>> = {
  li: new Set(['ul', 'ol']),
  thead: new Set(['table']),
  tbody: new Set(['table']),
  tr: new Set(['table', 'thead', 'tbody']),
  td: new Set(['tr']),
  th: new Set(['tr']),
};
const parentsOf = (tag: RichTag) => parts[tag] ?? (inline.has(tag) ? phrases : holders);
const mayBeEmpty: Parents = new Set(['br', 'td', 'th']);
const maxDepth = 24;
/** Beyond it, the parser's time grows with the square. */
const maxInputDepth = 500;

/** The allowed elements of an HTML text, nested as browsers keep them, without attributes; scripts and the like go with their text. @param links keeps links: a product's lead to other shops @throws Fault */
export function richTextOf(html: string, { links = false } = {}): RichText {
  const root: Node = { tag: null, children: [] };
  const stack: Node[] = [root];
  // What each open element of the input has become; that may have been closed before it.
  const inputs: { readonly node: Node | null; readonly isSilent: boolean }[] = [];
  let silence = 0;
  const closed = new Set([...html.matchAll(/<\/([^\s/>]+)/g)].map(([, name]) => name?.toLowerCase()));
  /** '<www.example.com>' and '<s and pressure >' are no elements. */
  const isText = (name: string, values: readonly string[]) =>
    (name.length === 1 && values.length > 0 && values.every((value) => value === '')) ||
    !(known.has(name) || closed.has(name) || name.includes(':'));
  const add = (child: string | Node, parents: Parents) => {
    while (!parents.has((stack.at(-1) ?? root).tag)) stack.pop();
    (stack.at(-1) ?? root).children.push(child);
  };
  const open = (name: RichTag, address?: unknown): Node | null => {
    const href = name === 'a' ? links && linkAddress(address) : '';
    if (href === false || href === null) return null;
    // A cell without its table, as an item without its list, is a paragraph.
    const tag = stack.some((node) => parentsOf(name).has(node.tag)) ? name : 'p';
    const isTwice = inline.has(tag) && stack.some((node) => node.tag === tag);
    if (isTwice || stack.length > maxDepth) return null;
    const node: Node = { tag, ...(href && { href }), children: [] };
    add(node, parentsOf(tag));
    if (tag !== 'br') stack.push(node);
    return node;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inputs.length > maxInputDepth) refuse('The HTML is nested too deeply.');
      if (silence === 0 && !('href' in attributes) && isText(name, Object.values(attributes))) {
        inputs.push({ node: null, isSilent: false });
        add(html.slice(parser.startIndex, parser.endIndex + 1), phrases);
        return;
      }
      const isSilent = silent.has(name);
      if (isSilent) silence += 1;
      const tag = renamed.get(name);
      inputs.push({ node: tag && silence === 0 ? open(tag, attributes.href) : null, isSilent });
    },
    ontext(text) {
      const isBetween = text.trim() === '' && !phrases.has((stack.at(-1) ?? root).tag);
      if (silence === 0 && !isBetween) add(text, phrases);
    },
    onclosetag() {
      const closed = inputs.pop();
      if (closed?.isSilent) silence -= 1;
      const depth = closed?.node ? stack.indexOf(closed.node) : -1;
      if (depth > 0) stack.length = depth;
    },
  });
  parser.write(html);
  if (silence > 0) refuse('An element of the HTML that is not shown is never closed.');
  parser.end();
  return tidy(root).children as RichText;
}

/** Without needless spaces, line breaks and empty elements. */
function tidy({ children, ...element }: Node): Node {
  const { tag } = element;
  const kept: (string | Node)[] = [];
  for (const child of children) {
    const whole = typeof child === 'string' ? child : tidy(child);
    const isEmpty = typeof whole === 'object' && !mayBeEmpty.has(whole.tag) && whole.children.every(isBlank);
    const next = isEmpty ? (inline.has(whole.tag) ? ' '.repeat(whole.children.length) : '') : whole;
    const last = kept.at(-1);
    if (typeof next === 'object') kept.push(next);
    else kept.push(`${typeof last === 'string' ? kept.pop() : ''}${next}`.replaceAll(/[ \t\n\r\f]+/g, ' '));
  }
  if (inline.has(tag)) return { ...element, children: kept.filter((child) => child !== '') };
  const trimmed = kept.map((child, at) => {
    if (typeof child !== 'string') return child;
    const start = isBreak(kept[at - 1]) ? child.trimStart() : child;
    return isBreak(kept[at + 1]) ? start.trimEnd() : start;
  });
  const solid = trimmed.filter((child) => child !== '');
  while (isLineBreak(solid[0])) solid.shift();
  while (isLineBreak(solid.at(-1))) solid.pop();
  return { ...element, children: solid };
}

function isBlank(child: string | Node): boolean {
  return typeof child === 'string' && child.trim() === '';
}

function isLineBreak(child: string | Node | undefined): boolean {
  return typeof child === 'object' && child.tag === 'br';
}

/** Whether a line ends there: at a block, a line break or an end. */
function isBreak(child: string | Node | undefined): boolean {
  return child === undefined || isLineBreak(child) || (typeof child === 'object' && !inline.has(child.tag));
}

/** Rich text as HTML. */
export function htmlOf(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const address =
        node.href === undefined ? '' : ` href="${escaped(node.href).replaceAll('"', '&quot;')}"`;
      return node.tag === 'br' ? '<br>' : `<${node.tag}${address}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** Text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Rich text as plain text: a block begins a line. */
export function plainTextOf(text: RichText): string {
  const lines = text.map((node: RichNode) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return '\n';
    const inner = plainTextOf(node.children);
    if (inline.has(node.tag)) return inner;
    return node.tag === 'td' || node.tag === 'th' ? `${inner} ` : `\n${inner}\n`;
  });
  return lines.join('').replaceAll(/[ \t]*\n\s*/g, '\n');
}
