import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Question } from './question';

const connections = 8;
const seconds = 10;

/** Seconds before the measurement, in which the server's code is compiled. */
const warmUpSeconds = 3;

const listingPages = 15;

/** Documents a second of the shop's server, without cached ones. */
export const documentsASecond: Question = async ({ federated, products }) => {
  const [product = ''] = products;
  const pages: Readonly<Record<string, (nth: number) => string>> = {
    home: (nth) => `/?visit=${nth}`,
    listing: (nth) => `/shop?page=${1 + (nth % listingPages)}&visit=${nth}`,
    product: (nth) => `/product/${product}?visit=${nth}`,
  };
  const rows: string[][] = [];
  for (const [page, path] of Object.entries(pages)) {
    const { requests, latency, errors, non2xx } = await load(federated, product, path);
    const figures = [requests.average, latency.p50, latency.p99, errors + non2xx];
    rows.push([page, ...figures.map((figure) => figure.toFixed(0))]);
  }
  return {
    heading: `Documents a second: ${connections} connections for ${seconds} s, every visitor and address distinct`,
    columns: ['page', 'documents a second', 'half within ms', '99 of 100 within ms', 'failed'],
    rows,
    goals: 'at least 100 listings a second, and none that fails',
  };
};

/** Requests documents, each as another visitor (bucket and cart), in browsers' encodings. */
async function load(url: string, product: string, path: (nth: number) => string) {
  let nth = 0;
  const ask = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          setupRequest(request) {
            nth += 1;
            const cookie = `bucket=${randomUUID()}; cart=${product}*${1 + (nth % 99)}`;
            const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', cookie };
            return { ...request, path: path(nth), headers };
          },
        },
      ],
    });
  await ask(warmUpSeconds);
  return ask(seconds);
}
