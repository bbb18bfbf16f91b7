import { defaultPorts, requireFree } from './ports';
import { folders, prepare } from './prepare';
import { startStorefront } from './storefront';

// `pnpm start`: builds what has changed, starts every process and prints the shop's address.

const began = performance.now();
const log = (line: string) =>
  console.log(`${`${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)}  ${line}`);

try {
  await requireFree(defaultPorts);
  await prepare(log);
  log('starting the backend, the artefact hosts and the shell');
  const storefront = await startStorefront({
    ports: defaultPorts,
    releasesFolder: folders.releases,
    shellFolder: folders.shell,
    databaseFolder: folders.database,
    log,
  });
  log(`the shop is open: ${storefront.address} (Ctrl-C closes it)`);
  const close = async () => {
    log('closing');
    await storefront.stop();
    process.exit(0);
  };
  process.once('SIGINT', close).once('SIGTERM', close).once('SIGHUP', close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
