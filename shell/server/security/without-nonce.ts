import { sourceHash } from './source-hash';

interface Secured {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A document that may be sent more than once: what carried the nonce, which is good for one answer, runs by the hash of what it
 * holds.
 */
export function withoutNonce({ html, headers }: Secured, nonce: string): Secured {
  const [begin = '', ...scripts] = html.toString().split(`<script nonce="${nonce}"`);
  const hashes = scripts.map((script) => {
    const text = script.slice(script.indexOf('>') + 1, script.indexOf('</script>'));
    return `'${sourceHash(text)}'`;
  });
  const policy = headers['content-security-policy'] ?? '';
  return {
    html: Buffer.from([begin, ...scripts].join('<script')),
    headers: { ...headers, 'content-security-policy': policy.replace(`'nonce-${nonce}'`, hashes.join(' ')) },
  };
}
