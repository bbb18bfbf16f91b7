import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from 'sample/settings';

/** A backend with fixed answers. */
export interface SampleBackend {
  readonly address: string;
  /** Paths that it was asked for and has no answer for, so far; the first hundred. */
  readonly unknownCalls: readonly string[];
  stop(): void;
}

/** Most paths that are remembered. */
const maxUnknownCalls = 100;

const category = { id: 'm1', name: 'Wound Care', slug: 'wound-care' };
const subcategory = { id: 's1', name: 'Bandages', slug: 'bandages' };

/** More than a page of the listing, with what products may have and lack (P18). */
const products = Array.from({ length: 30 }, (_, nth) => ({
  productName: `Sample product ${String(nth + 1).padStart(2, '0')}`,
  url: `/product/${sampleId(nth)}`,
  maincategory: category,
  product_brands: nth % 3 === 0 ? [] : [{ name: 'Sample brand' }],
  price: nth === 3 ? null : 10 + nth,
  ...(nth % 5 === 0 && { on_sale: true, sale_price: 8 + nth, badges: [{ id: 3, value: 'sale' }] }),
  ...(nth % 4 === 0 && { sizes: ['Small', 'Large'], colours: ['blue'], sku: `S-${nth}` }),
}));

const firstShape = products.map((product, nth) => ({
  ...product,
  productId: sampleId(nth),
  images: [{ url: `/pictures/${sampleId(nth)}.svg` }],
}));

const secondShape = products.map((product, nth) => ({
  ...product,
  id: sampleId(nth),
  images: JSON.stringify([{ path: `/pictures/${sampleId(nth)}.svg`, thumbnail: true }]),
}));

/** Id of one of its products, of which there are thirty. */
export function sampleId(nth: number): string {
  return `sample-${nth + 1}`;
}

/** Starts it on a free port of the loopback: it answers the calls of P53 and P54, always the same, and forgets what is sent. */
export async function startSampleBackend(): Promise<SampleBackend> {
  const unknownCalls: string[] = [];
  const server = createServer((request, response) => answer(request, response, unknownCalls));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    unknownCalls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  unknownCalls: string[],
): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  // As of `//`, which a browser or a release may ask for.
  if (!URL.canParse(url, 'http://backend')) return void response.writeHead(400).end();
  const { pathname, searchParams } = new URL(url, 'http://backend');
  if (/\.(svg|jpg)$/.test(pathname)) {
    response.setHeader('content-type', 'image/svg+xml');
    return void response.end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  }
  const body = method === 'POST' ? { data: { id: '1' } } : bodyOf(pathname, searchParams);
  if (body === undefined && unknownCalls.length < maxUnknownCalls) unknownCalls.push(pathname);
  response.setHeader('content-type', 'application/json');
  response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? { message: 'Not found' }));
}

/** Null for a product that there is not, undefined for what is no call of the shop's. */
function bodyOf(path: string, query: URLSearchParams): unknown {
  const [, id] = /^\/products\/(.+)$/.exec(path) ?? [];
  if (id !== undefined) return secondShape.find((product) => product.id === id) ?? null;
  const [, setting] = /^\/api\/v1\/settings\/(\w+)$/.exec(path) ?? [];
  if (setting) return { data: settings[setting as keyof typeof settings] ?? [] };
  switch (path) {
    case '/api/v1/product':
      return query.has('distinct') ? { data: [{ value: 'Sample', count: 3 }] } : listing(query);
    case '/products':
      return secondShape;
    case '/api/v1/category/maincategory':
      return { data: [{ ...category, subcategories: [subcategory] }] };
    case '/product-categories':
      return [subcategory];
    case '/api/v1/geo/states/':
      return { data: [{ id: 1, name: 'Western Australia', abbreviation: 'WA' }] };
    case '/suburbs':
      return { data: [{ name: 'Broome', postcode: '6725' }] };
    default:
      return undefined;
  }
}

function listing(query: URLSearchParams) {
  const words = (query.get('productName') ?? '').toLowerCase();
  const found = firstShape.filter(({ productName }) => productName.toLowerCase().includes(words));
  const limit = Number(query.get('limit') ?? found.length);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return { data: found.slice(start, start + limit), total: found.length };
}
