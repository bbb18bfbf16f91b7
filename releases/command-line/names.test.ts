import { join } from 'node:path';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { WrongUsage } from './cli';
import { parseRemoteName, releaseNamed } from './names';

test.each(['reviews', 'lab2', 'x'])("accepts %s as a remote's name, known or not", (name) => {
  expect(parseRemoteName(name)).toBe(name);
});

test.each(['', 'Reviews', '2lab', 'my-lab', '../lab', 'lab\n', 'constructor', 'prototype', 'a'.repeat(33)])(
  'refuses the name %j in one sentence',
  (text) => {
    expect(() => parseRemoteName(text)).toThrow(
      new Error(`'${text}' is not the name of a remote: expected lower-case letters and digits.`),
    );
  },
);

test.each(['shell', 'backend', 'public', 'storefront'])('refuses %s, a name that the shop uses', (name) => {
  expect(() => parseRemoteName(name)).toThrow(
    new Error(`'${name}' is not the name of a remote: the shop itself has something of that name.`),
  );
});

test('asks for a missing name', () => {
  expect(() => parseRemoteName(undefined)).toThrow(new Error('Name a remote.'));
});

describe('a release', () => {
  const folder = temporaryFolder();
  const named = (word: string) => releaseNamed(releasesIn(folder), word);

  test('is named by a unique number or by its whole version, published or not', async () => {
    const { version } = await publishedRelease(folder, 'lab', '1.0.0');
    expect(await named('lab@1.0.0')).toEqual({ remote: 'lab', version });
    const elsewhere = '9.9.9+0123456789ab';
    expect(await named(`lab@${elsewhere}`)).toEqual({ remote: 'lab', version: elsewhere });
    await publishedRelease(folder, 'lab', '2.0.0');
    await publishedRelease(folder, 'lab', '2.0.0', { paths: ['/lab/:id'] });
    await expect(named('lab@2.0.0')).rejects.toThrow(
      /^lab 2\.0\.0 may be 2\.0\.0\+\w{12} or 2\.0\.0\+\w{12}: write the whole version\.$/,
    );
    await expect(named('lab@9.9.9')).rejects.toThrow('lab 9.9.9 is not published.');
    await expect(releaseNamed(releasesIn(join(folder, 'none')), 'lab@1.0.0')).rejects.toThrow(
      'Nothing of lab is published',
    );
  });

  test.each(['lab', 'lab@', 'lab@1.0.3@zzz'])('refuses %s as the name of a release', async (word) => {
    await expect(named(word)).rejects.toThrow(
      new WrongUsage(`'${word}' is not a release: write it as cart@1.0.4.`),
    );
  });
});
