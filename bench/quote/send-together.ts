import { shopPages } from '../shop-pages';

/** What became of many quotes at once. */
export interface SentTogether {
  /** How many the shop said were sent. */
  readonly sent: number;
  /** Until the last was answered. */
  readonly milliseconds: number;
}

const addressCount = 40;
const quotesPerAddress = 5;

/** Posts 200 quote forms at once, as visitors without JavaScript at 40 addresses do. */
export async function sendTogether(shop: string): Promise<SentTogether> {
  const product = (await shopPages(shop)).product.replace('/product/', '');
  const visitors = Array.from({ length: addressCount * quotesPerAddress }, (_, nth) => nth);
  const start = performance.now();
  const answers = await Promise.all(
    visitors.map(async (nth) => {
      const answer = await fetch(`${shop}/quote?product=${product}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop, 'x-forwarded-for': `203.0.113.${nth % addressCount}` },
        body: form(nth),
      });
      return answer.headers.get('location')?.startsWith('/quote?sent=1');
    }),
  );
  return { sent: answers.filter(Boolean).length, milliseconds: performance.now() - start };
}

function form(nth: number): URLSearchParams {
  return new URLSearchParams({
    key: nth.toString(16).padStart(32, '0'),
    quantity: '1',
    firstName: 'Ada',
    lastName: `Number ${nth}`,
    email: `visitor-${nth}@clinic.example`,
    phone: '0412 345 678',
    address: '1 High Street',
    state: 'NSW',
    suburb: 'Sydney',
    postcode: '2000',
    message: `Message ${nth} of ${Date.now()}`,
  });
}
