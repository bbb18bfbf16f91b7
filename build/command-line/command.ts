import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { keyText } from '../publishing/key-text';
import { publishRemote } from '../publishing/publish';
import { remoteAt } from '../workspace-remotes';

// `storefront test [words of Jest]`, `storefront publish` and `storefront key`, for a remote whose folder stands alone.

const [command, ...words] = process.argv.slice(2);
try {
  if (command === 'test') {
    process.exitCode = test(words);
  } else if (command === 'publish' && words.length === 0) {
    const remote = remoteAt(process.cwd());
    const { version, built, warnings } = await publishRemote(remote, { releasesFolder: releasesFolder() });
    console.log(`${remote.name} ${version} is published${built ? '' : ' already: nothing changed'}.`);
    for (const warning of warnings) console.log(warning);
  } else if (command === 'key' && words.length === 0) {
    console.log(await keyText(remoteAt(process.cwd()).name));
  } else {
    throw new Error('Give a command: storefront test [words of Jest] | publish | key.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function test(words: readonly string[]): number {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const config = join(import.meta.dirname, '../jest.config.mjs');
  const { status } = spawnSync(process.execPath, [jest, '--config', config, ...words], { stdio: 'inherit' });
  return status ?? 1;
}
