import { isRichTag, richTextFrom } from '@storefront/shared/api/rich-text-from';
import type { RichTag, RichText } from '@storefront/shared/contracts/rich-text';
import { Parser } from 'htmlparser2';

type Children = (string | { readonly tag: RichTag; readonly children: Children })[];

/** Most levels of parsed elements; `richTextFrom` allows fewer. */
const maxDepth = 24;

/** Characters that are read: the parser's time grows with the square of its levels. */
const maxLength = 100_000;

/** Reads a description's HTML as data, so that no page needs HTML from outside (P66). Null without a word. */
export function richDescription(html: string): RichText | null {
  const root: Children = [];
  /** Where the content of each open element goes: that of unknown ones to their parent's. */
  const open: Children[] = [root];
  let depth = 0;
  const current = () => open.at(-1) ?? root;
  const parser = new Parser({
    ontext: (text) => void current().push(text),
    onopentagname(tag) {
      const parent = current();
      if (!isRichTag(tag) || depth >= maxDepth) return void open.push(parent);
      const children: Children = [];
      parent.push({ tag, children });
      open.push(children);
      depth += 1;
    },
    onclosetag() {
      const closed = open.pop();
      if (closed !== current()) depth -= 1;
    },
  });
  parser.end(html.slice(0, maxLength));
  return richTextFrom(root);
}
