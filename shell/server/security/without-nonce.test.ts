import { sourceHash, withoutNonce } from './security-headers';

const nonce = 'c2VjcmV0+/==';
const page = {
  html: Buffer.from(
    `<p>ü</p><script nonce="${nonce}" id="_R_">run({"a":1})</script><script nonce="${nonce}">next()</script><script type="application/ld+json">{}</script>`,
  ),
  headers: {
    'content-type': 'text/html',
    'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'`,
  },
};

test('each script that carried the nonce runs by its hash, and nothing else does', () => {
  const { html, headers } = withoutNonce(page, nonce);
  expect(html.toString()).toBe(
    '<p>ü</p><script id="_R_">run({"a":1})</script><script>next()</script><script type="application/ld+json">{}</script>',
  );
  expect(headers).toEqual({
    'content-type': 'text/html',
    'content-security-policy': `script-src '${sourceHash('run({"a":1})')}' '${sourceHash('next()')}' 'strict-dynamic'; object-src 'none'`,
  });
});
