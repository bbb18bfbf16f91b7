import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { keptSigningKey, signingKey } from './signing-key';

const folder = temporaryFolder();
const own = (remote: string) => join(folder, '.local/keys', `${remote}.pem`);

beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => jest.restoreAllMocks());

test('makes one key for each remote, readable by its owner only and ignored by git', async () => {
  const [lab, again, reviews] = (
    await Promise.all(['lab', 'lab', 'reviews'].map((remote) => signingKey(remote, {})))
  ).map(publicKeyOf);
  expect(again).toBe(lab);
  expect(reviews).not.toBe(lab);
  expect(publicKeyOf(await signingKey('lab', {}))).toBe(lab);
  expect((await stat(own('lab'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, '.local/keys'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, '.local'))).mode & 0o777).not.toBe(0o700);
  expect((await readdir(join(folder, '.local/keys'))).sort()).toEqual([
    '.gitignore',
    'lab.pem',
    'reviews.pem',
  ]);
  expect(await readFile(join(folder, '.local/keys/.gitignore'), 'utf8')).toBe('*\n');
});

test('keeps an existing .gitignore of the folder', async () => {
  const file = join(folder, '.local/keys/.gitignore');
  await writeFile(file, '*\n!public.pem\n');
  await signingKey('further', {});
  expect(await readFile(file, 'utf8')).toBe('*\n!public.pem\n');
});

test('looking for a key makes none', async () => {
  expect(await keptSigningKey('fresh', {})).toBeNull();
  expect(publicKeyOf(await signingKey('fresh', {}))).toBe(
    publicKeyOf((await keptSigningKey('fresh', {})) as KeyObject),
  );
  await expect(keptSigningKey('fresh', { RELEASE_SIGNING_KEY: join(folder, 'none.pem') })).rejects.toThrow(
    'cannot be read (ENOENT).',
  );
});

const pem = (key: KeyObject, type: 'pkcs8' | 'spki' = 'pkcs8') => key.export({ type, format: 'pem' });

test('RELEASE_SIGNING_KEY applies to every remote', async () => {
  const file = join(folder, 'team.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(file, pem(privateKey));
  for (const remote of ['lab', 'archive'])
    expect(publicKeyOf(await signingKey(remote, { RELEASE_SIGNING_KEY: file }))).toBe(
      publicKeyOf(privateKey),
    );
  expect(await readdir(join(folder, '.local/keys'))).not.toContain('archive.pem');
});

test.each([
  ['no key', () => 'key'],
  ['a public key', () => pem(generateKeyPairSync('ed25519').publicKey, 'spki')],
  ['a key of another kind', () => pem(generateKeyPairSync('x25519').privateKey)],
])('refuses %s in one sentence, wherever it comes from', async (_, text) => {
  const file = join(folder, 'wrong.pem');
  await writeFile(file, text());
  const reason = 'is not a signing key: expected an ed25519 private key in PKCS#8, as PEM.';
  await expect(signingKey('lab', { RELEASE_SIGNING_KEY: file })).rejects.toThrow(
    new Error(`RELEASE_SIGNING_KEY, ${file}, ${reason}`),
  );
  await writeFile(own('wrong'), text());
  await expect(signingKey('wrong', {})).rejects.toThrow(new Error(`${own('wrong')} ${reason}`));
});

test('does not make a missing key where RELEASE_SIGNING_KEY names one', async () => {
  const file = join(folder, 'missing.pem');
  await expect(signingKey('lab', { RELEASE_SIGNING_KEY: file })).rejects.toThrow(
    new Error(`RELEASE_SIGNING_KEY, ${file}, cannot be read (ENOENT).`),
  );
  expect(await readdir(folder)).not.toContain('missing.pem');
});
