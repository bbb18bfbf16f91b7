import { wellFormed } from '@storefront/shared/contracts/well-formed';
import fc from 'fast-check';
import { hostileLine, hostileText } from './hostile-text';
import type { RawRequest } from './raw-request';

interface Targets {
  readonly shell: number;
  readonly assets: number;
  readonly backend: number;
}

/** Files that each part serves: path as requested. */
export interface ServedFiles {
  readonly shell: readonly string[];
  readonly assets: readonly string[];
  readonly backend: readonly string[];
}

const words = (text: string) => text.trim().split(/\s+/);

const pages = words(`
  / /shop /shop/list /shop/promotions /search /product/ /product/layout-2/ /product/sold-out/
  /shop/shopping-cart /shop/wishlist /shop/compare /shop/quick-order /shop/checkout-success /quote
  /contact-us /newsletter /blog /post/ /404 /cart /robots.txt /sitemap.xml /sitemap-1.xml /_shell/
  /static/img/ /homes/home-2
`);

const pageFields = words(`
  keyword page mainId subId view filter fromPrice toPrice discount manufacturer size colour sort sale
  list lines place ids product quantity boundaries sent
`);

const calls = words(`
  /api/v1/product /api/v1/category/maincategory /api/v1/settings/company /api/v1/settings/
  /api/v1/settings/post
  /api/v1/geo/states/ /products /products/ /product-categories /suburbs /uploads/large/ /uploads/brand/
  /healthz /api/v1/email
`);

const callFields = words(`
  subId fromPrice toPrice sortField sortValue page limit top fromDiscount toDiscount mainId
  manufacturer featured sub2Id productName latest isActive distinct size colour id_in sku_in lines
  title_contains price_gte _limit _start _sort slug q state_abbreviation
`);

/** Text in an address: escaped, or raw if that does not end the line. */
const inAddress = fc.oneof(
  hostileText.map((text) => encodeURIComponent(wellFormed(text))),
  hostileLine.map((text) => text.replaceAll(/[ \t]/g, '+')),
);

function addresses(paths: readonly string[], fields: readonly string[]): fc.Arbitrary<string> {
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...paths) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...paths), inAddress).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: inAddress.map((text) => `/${text}`) },
    { weight: 1, arbitrary: inAddress },
  );
  const field = fc.tuple(fc.oneof(fc.constantFrom(...fields), inAddress), inAddress);
  return fc
    .tuple(path, fc.array(field, { maxLength: 4 }))
    .map(([start, query]) =>
      query.length > 0 ? `${start}?${query.map((pair) => pair.join('=')).join('&')}` : start || '/',
    );
}

const host = (port: number) => ['Host', `localhost:${port}`] as const;
const get = (port: number, path: string): RawRequest => ({
  port,
  method: 'GET',
  path,
  headers: [host(port)],
});

export const hostilePaths = ({ shell }: Targets) =>
  addresses(pages, pageFields).map((path) => get(shell, path));

/** Calls of the backend that only read. */
export const hostileCalls = ({ backend }: Targets) =>
  addresses(calls, callFields).map((path) => get(backend, path));

/** Methods in any spelling, sent to every server. */
export const hostileMethods = (targets: Targets) =>
  fc
    .record({
      port: fc.constantFrom(...Object.values(targets)),
      method: fc.constantFrom(
        ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE'],
        ...['get', 'FOO', 'GE T', '', '\u0001', 'QUERY', 'M-SEARCH'],
      ),
      path: fc.constantFrom(...pages, ...calls, '*', 'localhost:443', 'http://evil.example/'),
      body: fc.option(hostileText, { nil: '' }),
    })
    .map(({ body, port, ...request }) => ({
      ...request,
      port,
      body,
      headers: [host(port), ['Content-Length', String(Buffer.byteLength(body))]] as const,
    }));

/** Ranges of files, and the conditions that go with them. */
export const hostileRanges = (targets: Targets, files: ServedFiles) => {
  const place = fc.oneof(
    fc.nat(2_000_000).map(String),
    fc.constantFrom(
      '',
      '0',
      '1',
      '18446744073709551615',
      '99999999999999999999999',
      '-1',
      '1.5',
      'abc',
      '0x10',
    ),
  );
  const span = fc.tuple(place, place).map((ends) => ends.join('-'));
  const range = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('bytes=', 'bytes =', 'BYTES=', 'items=', '', 'bytes'),
        fc.array(span, { minLength: 1, maxLength: 5 }),
      )
      .map(([unit, spans]) => unit + spans.join(',')),
    hostileLine,
    fc.constant(`bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-${index}`).join(',')}`),
  );
  const condition = fc.tuple(
    fc.constantFrom('If-Range', 'If-None-Match', 'If-Modified-Since', 'If-Match', 'Accept-Encoding'),
    hostileLine,
  );
  const served = (Object.keys(files) as (keyof ServedFiles)[]).flatMap((part) =>
    files[part].map((path) => [targets[part], path] as const),
  );
  return fc
    .tuple(
      fc.constantFrom(...served),
      fc.constantFrom('GET', 'GET', 'HEAD'),
      range,
      fc.array(condition, { maxLength: 2 }),
    )
    .map(([[port, path], method, value, conditions]) => ({
      port,
      method,
      path,
      headers: [host(port), ['Range', value] as const, ...conditions],
    }));
};

/** Headers that proxies or browsers send, and some that nobody does. */
export const hostileHeaders = (targets: Targets) => {
  const name = fc.constantFrom(
    ...[
      'Accept',
      'Accept-Encoding',
      'Accept-Language',
      'Authorization',
      'Content-Type',
      'Expect',
      'Forwarded',
    ],
    ...['If-None-Match', 'Origin', 'Referer', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'TE', 'Transfer-Encoding'],
    ...['Upgrade', 'User-Agent', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
    ...['X-Visitor-Address', 'X-Shell-Secret', 'Idempotency-Key', 'X-HTTP-Method-Override', 'Content-Length'],
    ...['__proto__', 'constructor', 'X-Fuzz'],
  );
  const value = fc.oneof(
    hostileLine,
    fc.constantFrom('https', 'https,http', 'gzip;q=0, br;q=x', 'x'.repeat(33_000)),
  );
  return fc
    .tuple(
      fc.constantFrom(...Object.values(targets)),
      fc.constantFrom('/', '/shop', '/products', '/robots.txt', '/favicon.svg'),
      fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 5 }),
    )
    .map(([port, path, headers]) => ({
      port,
      method: 'GET',
      path,
      headers: [host(port), ...headers],
      // A length or an encoding of a body that never comes.
      breaksOff: headers.some(([one]) => /^(content-length|transfer-encoding|expect|upgrade)$/i.test(one)),
    }));
};

/** Hosts that are not the shop's. */
export const hostileHosts = (targets: Targets) =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(targets)),
      fc.constantFrom('/', '/shop', '/sitemap.xml', '/robots.txt', '/products'),
      fc.array(
        fc.oneof(
          hostileLine,
          fc.constantFrom(
            'evil.example',
            '[::1',
            '[::1]:99999',
            'a:b:c',
            'localhost:0',
            '.',
            'x@y',
            'a b',
            'ä.example',
          ),
        ),
        { maxLength: 2 },
      ),
    )
    .map(([port, path, hosts]) => ({
      port,
      method: 'GET',
      path,
      headers: hosts.map((value) => ['Host', value] as const),
    }));

const cookieValue = fc.oneof(
  hostileLine,
  fc
    .array(fc.tuple(hostileLine, fc.oneof(fc.nat(20_000).map(String), hostileLine)), { maxLength: 30 })
    .map((pairs) => pairs.map((pair) => pair.join('*')).join('!')),
  fc
    .array(fc.record({ id: hostileText, quantity: fc.anything() }), { maxLength: 10 })
    .map((lines) => encodeURIComponent(wellFormed(JSON.stringify(lines, bigIntAsText)))),
  fc.nat(31_000).map((length) =>
    Array.from({ length: Math.ceil(length / 6) }, (_, id) => `p${id}`)
      .join('!')
      .slice(0, length),
  ),
);

/** Cookies, large ones among them. */
export const hostileCookies = ({ shell }: Targets) =>
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '/shop',
        '/shop/shopping-cart',
        '/shop/wishlist',
        '/shop/compare',
        '/quote',
        '/contact-us',
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom('cart', 'wishlist', 'compare', 'bucket', 'without', '__proto__', ''),
          cookieValue,
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
    )
    .map(([path, cookies]) => ({
      port: shell,
      method: 'GET',
      path,
      headers: [host(shell), ['Cookie', cookies.map((pair) => pair.join('=')).join('; ')] as const],
    }));

const formFields = words(`
  list intent id quantity lines place return undo email name phone message firstName lastName company
  address state suburb postcode key product
`);

const formValue = fc.oneof(
  hostileText,
  fc.constantFrom(
    'cart',
    'wishlist',
    'compare',
    'add',
    'set',
    'remove',
    'clear',
    'restore',
    '1',
    '0412 345 678',
  ),
);

/** Form posts of pages, each from a visitor of its own. */
export const hostileForms = ({ shell }: Targets) =>
  fc
    .record({
      path: fc.constantFrom(
        '/cart',
        '/cart',
        '/quote',
        '/shop/wishlist',
        '/shop/quick-order',
        '/contact-us',
        '/newsletter',
        '/shop',
        '/404',
      ),
      fields: fc.array(fc.tuple(fc.constantFrom(...formFields), formValue), { maxLength: 14 }),
      type: fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('multipart/form-data; boundary=x', 'text/plain', '', 'application/json'),
        },
      ),
      raw: fc.option(hostileText, { freq: 8 }),
      visitor: fc.ipV6(),
    })
    .map(({ path, fields, type, raw, visitor }) => {
      const body =
        raw ?? String(new URLSearchParams(fields.map(([name, value]) => [name, wellFormed(value)])));
      const headers = [
        host(shell),
        ['Origin', `http://localhost:${shell}`],
        ['X-Forwarded-For', visitor],
        ['Content-Type', type],
        ['Content-Length', String(Buffer.byteLength(body))],
      ] as const;
      return { port: shell, method: 'POST', path, headers, body };
    });

/** Bodies of posts to the backend's e-mail calls, each from its own visitor. */
export const hostilePosts = ({ backend }: Targets, shellSecret: string) => {
  const field = fc.constantFrom(...formFields, 'description', 'productDetails', '__proto__', 'constructor');
  const value = fc.oneof(hostileText, fc.anything({ maxDepth: 3 }), fc.array(fc.object(), { maxLength: 4 }));
  const object = fc
    .array(fc.tuple(field, value), { maxLength: 14 })
    .map((fields) => Object.fromEntries(fields));
  const body = fc.oneof(
    { weight: 5, arbitrary: object.map((one) => JSON.stringify(one, bigIntAsText)) },
    { weight: 2, arbitrary: fc.anything().map((one) => JSON.stringify(one, bigIntAsText) ?? '') },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom('['.repeat(50_000), '{"a":'.repeat(20_000), '"'.repeat(9)) },
  );
  return fc
    .record({
      path: fc.constantFrom('/api/v1/email', '/api/v1/email/quote', '/api/v1/email/subscribe', '/products'),
      type: fc.oneof(
        { weight: 6, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', '', 'application/json; charset=utf-7', 'image/png'),
        },
      ),
      body,
      visitor: fc.ipV6(),
      key: hostileLine,
    })
    .map(({ path, type, body, visitor, key }) => {
      const headers = [
        host(backend),
        ['Content-Type', type],
        ['Content-Length', String(Buffer.byteLength(body))],
        ['X-Visitor-Address', visitor],
        ['X-Shell-Secret', shellSecret],
        ['Idempotency-Key', key],
      ] as const;
      return { port: backend, method: 'POST', path, headers, body };
    });
};

function bigIntAsText(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
