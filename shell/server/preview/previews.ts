import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Preview, readPreview } from 'releases/preview/preview';
import { previewKey } from 'releases/preview/preview-key';
import { answerBarePage } from '../document/bare-page';
import { isSecure, type PublicAddress } from '../http/public-origin';

/** The links into previews and out of them, and who is in one (P64). */
export interface Previews {
  /** Answers a link into a preview or out of it; false when the request is for something else. */
  answer(message: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The preview a visitor is in; null for everyone else. */
  of(message: IncomingMessage): Promise<Preview | null>;
}

const cookies = /(?:^|;\s*)preview=([\w.-]+)/g;

/** @param folder releases folder, where the key is */
export function createPreviews(folder: string, visible: PublicAddress): Previews {
  const read = async (text: string | undefined) => {
    const key = text && (await previewKey(folder));
    return key ? readPreview(text, key) : null;
  };

  return {
    async of({ headers }) {
      // Another path or subdomain may have set one, too.
      for (const [, text] of (headers.cookie ?? '').matchAll(cookies)) {
        const preview = await read(text);
        if (preview) return preview;
      }
      return null;
    },
    async answer(message, response) {
      const url = new URL(message.url ?? '/', 'http://storefront');
      const text = url.searchParams.get('preview');
      if (text === null) return false;
      const preview = text === 'off' ? null : await read(text);
      if (text !== 'off' && !preview) {
        answerBarePage(
          response,
          410,
          'This preview has ended, or there never was one. Ask whoever sent you the link for another.',
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
