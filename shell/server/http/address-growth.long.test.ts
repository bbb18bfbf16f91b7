import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';
import * as v from 'valibot';

const count = startCounting();

const paths = {
  catalogue: ['/', '/shop', '/product/:id', '/search'],
  quote: ['/quote'],
  other: ['/other/*'],
};

test('the address of a request', async () => {
  const { canonicalAddress, canonicalPath } = await import('./canonical-address');
  const { toOriginForm } = await import('./web-request');
  const { pagePattern } = await import('./canonical-address');
  expectLinear(
    count,
    (url) => {
      const message = { url, headers: { host: 'shop.test' } };
      toOriginForm(message);
      if (canonicalPath(message.url) || !URL.canParse(message.url, 'https://shop.test')) return;
      canonicalAddress(paths, message.url);
      pagePattern(paths, message.url.split('?')[0] ?? '');
    },
    {
      units: ['/SHOP', '/%2e%2e', '\\', '?a', '#'],
      prefixes: ['/', '/product/', '/other/', '/shop', '/shop?', 'http://a', 'http://a/'],
    },
  );
});

test('headers with host and visitor', async () => {
  const { refusedHost } = await import('./web-request');
  const { visitorAddress } = await import('./forwarded');
  const { requestIdOf } = await import('./supervisor-headers');
  const { forwardedValue, toForwardedHost } = await import('./forwarded');
  const remoteAddress = '127.0.0.1';
  expectLinear(
    count,
    (text) => {
      const headers = {
        host: text,
        'x-forwarded-host': text,
        'x-forwarded-proto': text,
        'x-forwarded-for': text,
        'x-request-id': text,
      };
      const message = { headers, httpVersion: '1.1', socket: { remoteAddress } };
      const trust = () => true;
      refusedHost(message, 'https://shop.test');
      requestIdOf(message, true);
      forwardedValue(message, 'x-forwarded-proto', trust);
      visitorAddress(message as never, trust);
      toForwardedHost(message, trust);
    },
    { units: ['1.1.1.1,', '::', 'https,'] },
  );
});

test('policy reports of browsers', async () => {
  const { policyReport } = await import('../security/policy-reports');
  const parseReport = v.safeParser(v.pipe(v.string(), v.parseJson(), policyReport));
  const report = (text: string) => ({
    'document-uri': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  });
  expectLinear(
    count,
    (text) => {
      parseReport(text);
      parseReport(JSON.stringify({ 'csp-report': report(text) }));
    },
    { units: ['?', '#', '\u007f'], prefixes: ['', 'https://shop.test/'] },
  );
});
