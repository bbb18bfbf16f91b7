import { randomUUID } from 'node:crypto';
import { privateCookies } from './cart-releases';
import type { Edge } from './edge';
import { meanwhile } from './meanwhile';

const cart = new URLSearchParams({
  list: 'cart',
  intent: 'add',
  id: 'gauze',
  quantity: '1',
  return: '/shop',
});

const pages = [
  '/',
  '/shop',
  '/search?keyword=gauze',
  '/shop/shopping-cart',
  '/quote',
  '/contact-us',
  '/about-us',
];

/**
 * Visits of anonymous visitors, of others whose documents nobody shares, and forms, in turn, each from another network, until stopped.
 *
 * @param least fewest visits
 * @returns the failed visits, one line each
 */
export function visitorsMeanwhile({ ask }: Edge, least: number) {
  const { stop } = meanwhile(
    async (nth) => {
      const path = pages[nth % pages.length] ?? '/';
      const cookie = nth % 2 === 0 ? `bucket=${randomUUID()}` : privateCookies(randomUUID());
      const headers = { cookie, 'x-forwarded-for': `198.51.${100 + ((nth >> 8) & 63)}.${nth & 255}` };
      const isForm = nth % 5 === 4;
      try {
        const { status, html } = await (isForm ? ask('/cart', headers, cart) : ask(path, headers));
        const isRight = isForm ? status === 303 : status === 200 && html.endsWith('</html>');
        const [title] = /<title>[^<]*/.exec(html) ?? [];
        return isRight ? '' : `${isForm ? 'a form' : path}: ${status} ${title} ${new Date().toISOString()}`;
      } catch (error) {
        return `${isForm ? 'a form' : path}: ${error}`;
      }
    },
    4,
    least,
  );
  return { stop: async () => (await stop()).filter(Boolean) };
}
