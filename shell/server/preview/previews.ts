import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPreviewText, type Preview, readPreview } from 'releases/preview/preview';
import { previewKeys } from 'releases/preview/preview-key';
import { answerBarePage } from '../document/bare-page';
import { isSecure, type PublicAddress } from '../http/forwarded';

/** Preview links, and the previews that visitors are in (P64). */
export type Previews = ReturnType<typeof createPreviews>;

const cookies = /(?:^|;\s*)preview=([\w.-]+)/g;

/** Most cookies that are verified: ours, and those that another path or a subdomain may have set. */
const maxCookies = 3;

/** @param folder releases folder, which holds the keys */
export function createPreviews(folder: string, visible: PublicAddress) {
  const read = async (texts: readonly string[]): Promise<Preview | null> => {
    const signed = texts.filter(isPreviewText).slice(0, maxCookies);
    const keys = signed.length > 0 ? await previewKeys(folder) : [];
    for (const text of signed) {
      for (const key of keys) {
        const preview = readPreview(text, key);
        if (preview) return preview;
      }
    }
    return null;
  };

  return {
    /** The preview a visitor is in; null for everyone else. */
    of: ({ headers }: IncomingMessage) =>
      read(Array.from((headers.cookie ?? '').matchAll(cookies), ([, text = '']) => text)),
    /** Answers a link into or out of a preview; false when the request is for something else. */
    async answer(message: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const url = new URL(message.url ?? '/', 'http://storefront');
      const text = url.searchParams.get('preview');
      if (text === null) return false;
      const preview = text === 'off' ? null : await read([text]);
      if (text !== 'off' && !preview) {
        answerBarePage(
          response,
          410,
          'This preview has ended, or its link is wrong. Ask the person who sent you the link for a new one.',
        );
        return true;
      }
      url.searchParams.delete('preview');
      const kept = preview
        ? // The browser's clock may be another.
          `preview=${text}; Max-Age=${Math.ceil((preview.expires - Date.now()) / 1_000)}`
        : 'preview=; Max-Age=0';
      response.writeHead(303, {
        'cache-control': 'no-store',
        location: url.pathname + url.search,
        'set-cookie': `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure(message, visible) ? '; Secure' : ''}`,
      });
      response.end();
      return true;
    },
  };
}
