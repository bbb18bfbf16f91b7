import { join } from 'node:path';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { startArtefactHost } from 'releases/serving/artefact-host';

// The process that serves the releases of development, all remotes in one to start sooner: `tsx run/development/serve-releases.ts
// cart=3503 quote=3504`.
const hosts = await Promise.all(
  process.argv.slice(2).map((word) => {
    const [remote = '', port] = word.split('=');
    return startArtefactHost({ folder: join(releasesFolder(), remote), port: Number(port) });
  }),
);
console.log(`releases on ${hosts.map(({ port }) => `http://localhost:${port}`).join(' ')}`);
const stop = () => void Promise.all(hosts.map((host) => host.close())).then(() => process.exit(0));
for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(reason, stop);
