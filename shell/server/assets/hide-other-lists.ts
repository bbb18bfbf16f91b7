import { inlineFunction } from './start-scripts';

/**
 * A number for the cookies of the lists in a Cookie header or in `document.cookie`: the same for the same cookies, in any order. In
 * documents, too, so it uses nothing from outside.
 */
export function listsIn(cookies: string): number {
  const own = cookies.split(/; ?/).filter((pair) => /^(?:cart|wishlist|compare)[.=]/.test(pair));
  let sum = 0;
  for (const letter of own.sort().join(';')) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return sum;
}

/**
 * JavaScript for the head of a document: a document from a cache may have been made with other lists than the visitor's. Then it is
 * not painted until hydration has read them (`shell/src/layout/ListsRead.tsx`), for three seconds at most.
 *
 * @param lists `listsIn` of the request
 */
export function hideOtherLists(lists: number): string {
  return `${hideSource}(${lists},${listsInSource})`;
}

/** Removes its script, which React does not expect. The style is no attribute, which hydration would miss, and no policy forbids it. */
function hide(lists: number, listsOf: typeof listsIn) {
  document.currentScript?.remove();
  try {
    if (listsOf(document.cookie) === lists) return;
    const style = new CSSStyleSheet();
    style.replaceSync('body{visibility:hidden!important}');
    document.adoptedStyleSheets = [style];
    globalThis.storefrontShow = () => {
      document.adoptedStyleSheets = [];
      globalThis.storefrontShow = undefined;
    };
    setTimeout(() => globalThis.storefrontShow?.(), 3_000);
  } catch {}
}

const hideSource = inlineFunction(hide);
const listsInSource = inlineFunction(listsIn);
