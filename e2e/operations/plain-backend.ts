import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';

/** A backend that does what P53 and P54 say and no more (P57): no totals, no values of fields, no relevance. */
export interface PlainBackend {
  /** How it answers from now on: as it should, after five seconds, with 500, or with invalid JSON. */
  mode: 'plain' | 'slow' | 'failing' | 'garbage';
  stop(): void;
}

const category = { id: 'm1', name: 'Wound Care', slug: 'wound-care' };

const bandages = { id: 's1', name: 'Bandages', slug: 'bandages' };

const endless = 'Microfibrillar'.repeat(22).slice(0, 300);

/** Optional fields of a product, valid and invalid: forty variants, endless words, and nonsense between them. */
const excessive = {
  productName: endless,
  sku: endless,
  sizes: [endless],
  colours: ['<b>blue</b>'],
  packSize: 50,
  description: endless,
  variants: [
    null,
    { size: 'no id' },
    { id: 'p4', size: 'itself' },
    { id: 'p6', size: 'negative', packSize: -3 },
    { id: 'p7', size: 'Large', colour: '<img src=x onerror=alert(1)>', packSize: 50 },
    ...Array.from({ length: 38 }, (_, nth) => ({
      id: `x${nth}`,
      productName: endless,
      size: `${nth + 1} cm`,
    })),
  ],
};

/** The products of both APIs; some lack what others have, or have it in another shape. */
const products = Array.from({ length: 30 }, (_, nth) => ({
  productId: `p${nth}`,
  productName: `Plain product ${String(nth).padStart(2, '0')}`,
  url: nth === 1 ? 'javascript:alert(1)' : `/product/p${nth}`,
  images: [{ url: 'https://pictures.test/gauze.jpg' }],
  maincategory: category,
  ...(nth !== 2 && { price: nth === 3 ? '12.50' : 10 + nth }),
  ...(nth === 4 && excessive),
}));

type PlainProduct = (typeof products)[number];

const asSecond = ({ productId, productName, images, ...rest }: PlainProduct) => ({
  ...rest,
  id: productId,
  productName,
  images: JSON.stringify(images.map(({ url }) => ({ path: url, thumbnail: true }))),
});

/** Starts a plain backend on a port of the loopback. */
export async function startPlainBackend(port: number): Promise<PlainBackend> {
  const backend: PlainBackend = {
    mode: 'plain',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type, authorization');
      return void response.writeHead(204).end();
    }
    const url = new URL(request.url ?? '/', 'http://backend');
    if (backend.mode === 'slow') setTimeout(() => answer(url, response), 5_000);
    else if (backend.mode === 'failing') response.writeHead(500).end('out of order');
    else if (backend.mode === 'garbage') response.end('<h1>It works!</h1>');
    else answer(url, response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return backend;
}

function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
  const body = bodyOf(pathname, searchParams);
  response.setHeader('content-type', 'application/json');
  response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body ?? { message: 'Not found' }));
}

function bodyOf(path: string, query: URLSearchParams): unknown {
  const [, id] = /^\/products\/(.+)$/.exec(path) ?? [];
  const known = products.find(({ productId }) => productId === id);
  if (id !== undefined) return known && { data: asSecond(known) };
  const [, setting] = /^\/api\/v1\/settings\/(\w+)$/.exec(path) ?? [];
  if (setting === 'company') return { data: [{ name: 'Plain Supplies', phoneNumber: '(02) 5550 0000' }] };
  if (setting) return { data: [] };
  switch (path) {
    case '/api/v1/product':
      return { data: listed(query) };
    case '/products':
      return products.map(asSecond);
    case '/api/v1/category/maincategory':
      return { data: [category] };
    case '/product-categories':
      return { data: [category, bandages] };
    default:
      return undefined;
  }
}

function listed(query: URLSearchParams) {
  const words = (query.get('productName') ?? '').toLowerCase();
  const least = Number(query.get('fromPrice') ?? 0);
  const limit = Number(query.get('limit') ?? products.length);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return products
    .filter(({ productName }) => productName.toLowerCase().includes(words))
    .filter(({ price }) => least === 0 || Number(price) >= least)
    .slice(start, start + limit);
}
