import { expect, test } from '../support/storefront-test';

test('the foot of a page leads to each policy, which says that it is a sample, and each form to the privacy policy', async ({
  request,
}) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const foot = /<footer.*<\/footer>/s.exec(await textAt('/about-us'))?.[0] ?? '';
  for (const [name, path, says] of [
    ['Privacy policy', '/privacy', 'Privacy Act 1988'],
    ['Terms', '/terms', 'Australian Consumer Law'],
    ['Returns', '/returns', 'Australian Consumer Law'],
  ] as const) {
    expect(foot).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a>`));
    const html = await textAt(path);
    for (const text of [`<h1>${name}</h1>`, 'This is a sample text for a sample shop.', says])
      expect(html).toContain(text);
  }
  for (const path of ['/contact-us', '/quote', '/newsletter'])
    expect(await textAt(path), path).toMatch(
      /<main.*<a [^>]*href="\/privacy"[^>]* target="_blank".*<\/main>/s,
    );
});
