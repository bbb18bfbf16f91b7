import { parseArgs } from 'node:util';
import { listenHost } from '@storefront/shared/server/listening';
import { withSecretFiles } from '@storefront/shared/server/secret-files';
import { readableLine } from 'log/readable';
import { chosenReleases } from 'releases/stores/releases';
import { leftBehind } from './left-behind';
import { migrateBackend } from './migrate-backend';
import {
  defaultPorts,
  officeOrigin,
  operatorsCommand,
  parsePorts,
  requireFree,
  serveReleasesAt,
} from './ports';
import { folders, prepare, shopFolders } from './prepare';
import { runCommand } from './run-command';
import { startStorefront } from './storefront';

// `pnpm start`: builds what has changed, starts every process and prints the shop's address. `pnpm start --port 3100` is another shop
// beside it, with its own ports, catalogue, releases and traffic, whatever DATABASE_URL and RELEASES_URL say. Dead processes are restarted.

const began = performance.now();
const log = (line: string) =>
  console.log(`${`${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)}  ${line}`);

await runCommand(async (closing) => {
  closing.addEventListener('abort', () => log('closing'));
  const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
  const ports = port === undefined ? defaultPorts : parsePorts(port, '--port');
  const host = listenHost(process.env.HOST, 'localhost');
  const own = port === undefined ? folders : shopFolders(`.local/shop-${ports.shell}`);
  if (port !== undefined) serveReleasesAt(ports, host);
  await requireFree(ports, { host });
  const given = withSecretFiles(process.env);
  const { DATABASE_URL = '', RELEASES_URL = '', OFFICE_ORIGIN = '' } = port === undefined ? given : {};
  const office = OFFICE_ORIGIN || (given.OFFICE_TOKENS ? officeOrigin(ports) : '');
  const releases = await chosenReleases(own.releases, { RELEASES_URL });
  const { shellFolder, map } = await prepare(releases, log);
  for (const sentence of map ? leftBehind(map, ports, host) : []) log(sentence);
  if (DATABASE_URL) await migrateBackend(DATABASE_URL);
  log('starting the backend, the asset servers and the shell');
  const storefront = await startStorefront({
    host,
    ports,
    releasesFolder: own.releases,
    shellFolder,
    databaseFolder: own.database,
    backend: { DATABASE_URL },
    shell: { RELEASES_URL, OFFICE_ORIGIN: office },
    restartUntil: closing,
    log: (line) => log(readableLine(line)),
  });
  log(`the shop is open: ${storefront.address} (Ctrl-C closes it)`);
  if (office) log(`the office is open: ${office}`);
  if (port !== undefined) log(`operate it: ${operatorsCommand(ports, own.releases, host)}`);
});
