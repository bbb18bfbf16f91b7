import { join } from 'node:path';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { parseRemoteName } from './command-line/remote-name';
import { startArtefactHost } from './serving/artefact-host';
import { artefactPort } from './serving/artefact-port';
import { log } from './serving/log';

// The process that serves one remote's releases: `tsx releases/serve-artefacts.ts cart`.
try {
  const remote = parseRemoteName(process.argv[2]);
  const port = artefactPort(remote);
  const host = await startArtefactHost({ folder: join(releasesFolder(), remote), port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} for ${remote}'s releases is in use: stop what uses it or set ARTEFACT_PORT.`,
    );
  });
  log.info({ remote }, `${remote} artefacts on http://localhost:${host.port}`);
  const stop = () => void host.close().then(() => process.exit(0));
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(reason, stop);
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
