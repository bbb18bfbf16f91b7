import { served } from '../http/testing/served';
import { answerBarePage, barePage } from './bare-page';

test('a sentence is a page of its own, whatever it contains', async () => {
  const origin = await served((_, response) => answerBarePage(response, 413, 'Too <large>.'));
  const response = await fetch(origin);
  const html = await response.text();
  expect(response.status).toBe(413);
  expect(html).toContain('<p>Too &lt;large&gt;.</p>');
  const [, hash] =
    /style-src '(sha256-[^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(style));
  expect(hash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
});

test('has the given script, and allows no other', async () => {
  const { headers, body } = barePage('Too large.', { script: "if (1 && 2 < 3) say('<>')" });
  const [, hash] = /script-src '(sha256-[^']+)'/.exec(headers['content-security-policy']) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(script).toBe("if (1 && 2 < 3) say('<>')");
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(script));
  expect(hash).toBe(`sha256-${Buffer.from(digest).toString('base64')}`);
  expect(barePage('Too large.').headers['content-security-policy']).toContain("script-src 'none';");
  expect(barePage('Too large.').body).not.toContain('<script');
});
