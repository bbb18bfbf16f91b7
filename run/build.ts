import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease } from '@storefront/build/publishing/build-release';
import { runWebpack } from '@storefront/build/run-webpack';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { writeShellAssets } from './build-shell';
import { billOfMaterials } from './distribution/bill-of-materials';
import { buildProgram, programs } from './distribution/build-program';
import { withDistributedCommands } from './distribution/bundle';
import { filesInside } from './distribution/files-inside';
import { packagesInside } from './distribution/packages-inside';
import { thirdPartyNotices } from './distribution/third-party-notices';
import { runCommand } from './run-command';

// `pnpm build`: writes `dist`, or an empty folder after `--out`: the shell, the backend, the asset server and the operator's command, which
// run by plain Node without the repository, a release of each remote, published by nobody yet, the bill of materials of all, and the licences of
// packages inside.
await runCommand(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
  const distribution = resolve(out ?? 'dist');
  if (out === undefined) await rm(distribution, { recursive: true, force: true });
  await mkdir(distribution, { recursive: true });
  if ((await readdir(distribution)).length > 0)
    throw new Error(`${out} is not empty: build into an empty folder.`);

  const folder = join(distribution, 'shell');
  const stats = await runWebpack('shell', { mode: 'production', folder });
  await writeShellAssets(folder, stats, 'production');
  for (const name of await readdir(join(folder, 'server'))) {
    const program = join(folder, 'server', name);
    if (name.endsWith('.cjs'))
      await writeFile(program, withDistributedCommands(await readFile(program, 'utf8')));
  }
  console.log(`the shell is built: ${folder}`);
  const files = [...filesInside(stats)];
  for (const program of programs) {
    files.push(...(await buildProgram(program, distribution)));
    console.log(`the ${program.name} is built: ${join(distribution, program.file)}`);
  }
  for (const remote of workspaceRemotes) {
    const options = { out: join(distribution, 'releases', remote.name), releasesFolder: releasesFolder() };
    const release = await buildRelease(remote, options);
    files.push(...filesInside(release.stats));
    console.log([`${remote.name} is built: ${release.place}`, ...release.warnings].join('\n'));
  }
  const packages = packagesInside(files);
  await writeFile(join(distribution, 'bom.json'), billOfMaterials(packages));
  await writeFile(join(distribution, 'third-party-notices.txt'), thirdPartyNotices(packages));
});
