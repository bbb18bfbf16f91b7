import { join } from 'node:path';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { WrongUsage } from './cli';
import { parseRemoteName, releaseNamed } from './names';

test.each(['reviews', 'lab2', 'x'])('%s can be a remote’s name, whether one has it or not', (name) => {
  expect(parseRemoteName(name)).toBe(name);
});

test.each(['', 'Reviews', '2lab', 'my-lab', '../lab', 'lab\n', 'constructor', 'prototype', 'a'.repeat(33)])(
  '%j cannot, which is said in one sentence',
  (text) => {
    expect(() => parseRemoteName(text)).toThrow(
      new Error(`'${text}' is not the name of a remote: expected lower-case letters and digits.`),
    );
  },
);

test.each(['shell', 'backend', 'public', 'storefront'])(
  '%s is a name of the shop’s, which is said',
  (name) => {
    expect(() => parseRemoteName(name)).toThrow(
      new Error(`'${name}' is not the name of a remote: the shop itself has something of that name.`),
    );
  },
);

test('says that a name is missing', () => {
  expect(() => parseRemoteName(undefined)).toThrow(new Error('Name a remote.'));
});

describe('a release', () => {
  const folder = temporaryFolder();
  const named = (word: string) => releaseNamed(folder, word);

  test('is named by its number, as long as one has that, or by its version in whole, wherever it is', async () => {
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
    await expect(releaseNamed(join(folder, 'none'), 'lab@1.0.0')).rejects.toThrow(
      'Nothing of lab is published',
    );
  });

  test.each(['lab', 'lab@', 'lab@1.0.3@zzz'])('is not what %s is', async (word) => {
    await expect(named(word)).rejects.toThrow(
      new WrongUsage(`'${word}' is not a release: write it as cart@1.0.4.`),
    );
  });
});
