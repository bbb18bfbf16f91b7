import { type RichNode, type RichTag, type RichText, richTags } from '../contracts/rich-text';
import { entriesOf, fieldsOf } from './json-fields';
import { linkAddress } from './safe-address';

/** Levels of elements, besides those of the innermost table: an answer has 32 levels of JSON (`connection.ts`), an element two. */
const maxDepth = 10;

/** Most elements and texts, and most characters in all texts. */
const maxNodes = 5_000;
const maxLength = 50_000;

type Parent = RichTag | 'page';

const inline: readonly RichTag[] = ['a', 'br', 'strong', 'em', 'sub', 'sup'];
const blocks: readonly RichTag[] = [...inline, 'p', 'ul', 'ol', 'h3', 'table'];
const holdsBlocks: readonly Parent[] = ['page', 'li', 'th', 'td'];

/** The only elements within these; the first goes around anything else. */
const parts: { readonly [Tag in Parent]?: readonly [RichTag, ...RichTag[]] } = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};

/** The elements that HTML allows within another. A browser moves others, and the page would differ from the one that React rendered. */
const allowedIn = (parent: Parent): readonly RichTag[] =>
  parts[parent] ?? (holdsBlocks.includes(parent) ? blocks : inline);

const mayBeEmpty: readonly RichTag[] = ['br', 'th', 'td'];

interface Element {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly unknown[];
}

/**
 * Reads a text with elements (P66) from JSON, and never throws. An element that is unknown, too deep or in a wrong place gives its text; what
 * exceeds the limits is cut off. Null without a word. Links are kept where they are asked for, not one within another.
 */
export function richTextFrom(value: unknown, { links = false } = {}): RichText | null {
  let nodes = 0;
  let length = 0;
  let said = 0;

  function fill(parent: Parent, depth: number, entries: readonly unknown[], mayLink = links): RichText {
    const children: RichNode[] = [];
    const wrapper = parts[parent]?.[0];
    let toWrap: (string | Element)[] = [];

    const addText = (text: string) => {
      const cut = text.slice(0, maxLength - length);
      length += cut.length;
      said += cut.trim().length;
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + cut;
      else if (cut !== '') children.push(cut);
    };
    const addElement = ({ tag, children: inside, ...address }: Element) => {
      const before = said;
      const filled = tag === 'br' ? [] : fill(tag, depth + 1, inside, mayLink && tag !== 'a');
      const isEmpty = tag === 'a' ? said === before : filled.length === 0;
      if (!isEmpty || mayBeEmpty.includes(tag)) children.push({ tag, ...address, children: filled });
    };
    const wrap = () => {
      const isNeeded = toWrap.some((node) => typeof node !== 'string' || node.trim() !== '');
      if (wrapper && isNeeded) addElement({ tag: wrapper, children: toWrap });
      toWrap = [];
    };
    const add = (node: string | Element): void => {
      const isAllowed =
        typeof node !== 'string' && allowedIn(parent).includes(node.tag) && (node.tag !== 'a' || mayLink);
      if (isAllowed && (wrapper || depth < maxDepth)) {
        wrap();
        addElement(node);
      } else if (wrapper) toWrap.push(node);
      else if (typeof node === 'string') addText(node);
      else {
        // The words of two blocks stay apart.
        const gap = inline.includes(node.tag) && node.tag !== 'br' ? '' : ' ';
        addText(gap);
        for (const inner of known(node.children)) add(inner);
        addText(gap);
      }
    };

    for (const node of known(entries)) {
      nodes += 1;
      if (nodes > maxNodes) break;
      add(node);
    }
    wrap();
    return children;
  }

  const text = fill('page', 0, entriesOf(value));
  return said > 0 ? text : null;
}

/** Texts and known elements; the content of unknown ones takes their place. */
function known(entries: readonly unknown[]): readonly (string | Element)[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    const { tag, children, href } = fieldsOf(entry);
    const inside = entriesOf(children);
    const address = tag === 'a' ? linkAddress(href) : '';
    if (!isRichTag(tag) || address === null) return known(inside);
    return [{ tag, ...(address && { href: address }), children: inside }];
  });
}

/** Whether it is the name of an element in rich text. */
function isRichTag(name: unknown): name is RichTag {
  return richTags.some((tag) => tag === name);
}
