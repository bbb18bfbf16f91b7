import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { isVersionNumber } from '@storefront/shared/release/version';
import { buildRelease } from '../publishing/build-release';
import { publishRemote } from '../publishing/publish';
import { keyText } from '../publishing/signing-key';
import { remoteAt } from '../read-remotes';

// `storefront test [words of Jest]`, `storefront build --out dist`, `storefront publish` and `storefront key`, for a remote with a
// repository of its own.

const [command, ...words] = process.argv.slice(2);
try {
  if (command === 'test') {
    process.exitCode = test(words);
  } else if (command === 'publish' && words.length === 0) {
    const remote = remoteAt(process.cwd());
    const { version, built, warnings } = await publishRemote(remote, { releasesFolder: releasesFolder() });
    console.log(`${remote.name} ${version} is published${built ? '' : ' already: nothing changed'}.`);
    for (const warning of warnings) console.log(warning);
  } else if (command === 'build') {
    await build(words);
  } else if (command === 'key' && words.length === 0) {
    console.log(await keyText(remoteAt(process.cwd()).name));
  } else {
    throw new Error('Give a command: storefront test [words of Jest] | build --out dist | publish | key.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function build(words: readonly string[]): Promise<void> {
  const options = { out: { type: 'string' }, version: { type: 'string' } } as const;
  const { out, version: number } = parseArgs({ args: [...words], options }).values;
  if (!out || (number !== undefined && !isVersionNumber(number)))
    throw new Error('Name an empty folder, and a number: storefront build --out dist --version 1.0.5.');
  const remote = remoteAt(process.cwd());
  const { version, place, warnings } = await buildRelease(remote, {
    out,
    number,
    releasesFolder: releasesFolder(),
  });
  for (const line of [`${remote.name} ${version} is built: ${place}.`, ...warnings]) console.log(line);
}

function test(words: readonly string[]): number {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const config = join(import.meta.dirname, '../jest.config.mjs');
  const { status } = spawnSync(process.execPath, [jest, '--config', config, ...words], { stdio: 'inherit' });
  return status ?? 1;
}
