import { parseArgs } from 'node:util';
import { readableLine } from 'log/readable';
import { stopChildren } from './child';
import { onEndOfCommand } from './own-command';
import { defaultPorts, parsePorts, requireFree, serveReleasesAt } from './ports';
import { folders, prepare, shopFolders } from './prepare';
import { startStorefront } from './storefront';

// `pnpm start`: builds what has changed, starts every process and prints the shop's address. `pnpm start --port 3100` is
// another shop beside it, with ports from there and a catalogue, releases and traffic of its own.

const began = performance.now();
const log = (line: string) =>
  console.log(`${`${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)}  ${line}`);

let closing = false;
onEndOfCommand(async () => {
  if (closing) return;
  closing = true;
  log('closing');
  await stopChildren();
  process.exit(0);
});

try {
  const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
  const ports = port === undefined ? defaultPorts : parsePorts(port, '--port');
  const own = port === undefined ? folders : shopFolders(`.local/shop-${ports.shell}`);
  if (port !== undefined) serveReleasesAt(ports);
  await requireFree(ports);
  const shellFolder = await prepare(own, log);
  log('starting the backend, the artefact hosts and the shell');
  const storefront = await startStorefront({
    ports,
    releasesFolder: own.releases,
    shellFolder,
    databaseFolder: own.database,
    log: (line) => log(readableLine(line)),
  });
  log(`the shop is open: ${storefront.address} (Ctrl-C closes it)`);
} catch (error) {
  // What is stopped while it starts says so.
  if (!closing) {
    console.error(error instanceof Error ? error.message : error);
    await stopChildren();
    process.exit(1);
  }
}
