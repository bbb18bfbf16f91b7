import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signingKey } from '@storefront/build/publishing/signing-key';
import { writeRelease } from '@storefront/build/publishing/write-release';
import { runWebpack } from '@storefront/build/run-webpack';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { releasesIn } from 'releases/stores/releases';
import { setTraffic } from 'releases/traffic/set-traffic';
import type { Shop } from './measure-harm';

/** How many releases go through one shell, and after how many its memory is what the end is compared with. */
const releases = 1_000;
const baselineReleases = 50;

/** Documents that are asked for of each: every worker has to run it. */
const documents = 6;

/** How long a release may take until it is shown, in milliseconds. */
const shownTimeout = 30_000;

const remote = workspaceRemote('cart');

/** Megabytes of all processes of a shell after fifty releases, at most since then, and after a thousand. */
export interface Memory {
  readonly first: number;
  readonly most: number;
  readonly last: number;
}

/** Gives all visitors one release of the cart after the other, each with a server build of its own. */
export async function manyReleases(
  { address, releasesFolder, good }: Shop,
  shell: number,
  log: (line: string) => void,
): Promise<Memory> {
  const folder = await mkdtemp(join(tmpdir(), 'many-releases-'));
  const built = join(folder, 'built');
  const used: number[] = [];
  try {
    await runWebpack(remote, {
      mode: 'production',
      folder: built,
      container: unstampedContainer(remote.name),
      alias: undefined,
    });
    let before = good;
    for (let nth = 1; nth <= releases; nth += 1) {
      const version = await anotherRelease(built, join(folder, 'next'), nth, releasesFolder);
      await setTraffic(releasesIn(releasesFolder), remote.name, { [version]: 100 });
      const until = performance.now() + shownTimeout;
      for (let left = documents; left > 0; ) {
        const html = await (await fetch(`${address}/shop`)).text();
        if (html.includes(`data-release="${version}"`)) left -= 1;
        else await delay(20);
        if (performance.now() > until) throw new Error(`Release ${nth} of the cart is not shown.`);
      }
      if (before !== good) await rm(join(releasesFolder, remote.name, before), { recursive: true });
      before = version;
      if (nth % baselineReleases === 0) {
        used.push(await memoryOf(shell));
        log(`${nth} releases: ${used.at(-1)?.toFixed(0)} MB`);
      }
    }
    await setTraffic(releasesIn(releasesFolder), remote.name, { [good]: 100 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { first: used[0] ?? 0, most: Math.max(...used), last: used.at(-1) ?? 0 };
}

/** The same build, but for a comment in the server's. */
async function anotherRelease(built: string, build: string, nth: number, releasesFolder: string) {
  await rm(build, { recursive: true, force: true });
  await cp(built, build, { recursive: true });
  await appendFile(join(build, 'server/container.cjs'), `\n// ${process.pid} ${nth}`);
  const { name, paths } = remote;
  const privateKey = await signingKey(name);
  const options = { remote: name, paths, build, releasesFolder, compress: null, privateKey };
  return (await writeRelease(options)).version;
}

/** Megabytes that a process and those it has started hold in memory. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''))
    .split(' ')
    .filter(Boolean);
  const ofChildren = await Promise.all(children.map((child) => memoryOf(Number(child))));
  return ofChildren.reduce((sum, one) => sum + one, Number(kilobytes) / 1024);
}
