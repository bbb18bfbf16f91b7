import { join } from 'node:path';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { hostProblem, listenHost, ownOrigin } from '@storefront/shared/server/listening';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { parseRemoteName } from './command-line/names';
import { assetServerPort, log, startAssetServer } from './serving/asset-server';

// Serves one remote's releases: `tsx releases/serve-assets.ts cart`.
try {
  const remote = parseRemoteName(process.argv[2]);
  const port = assetServerPort(remote);
  const host = listenHost(process.env.HOST, '127.0.0.1');
  const folder = join(releasesFolder(), remote);
  const trustProxy = trustedProxies(process.env.TRUST_PROXY);
  const server = await startAssetServer({ folder, port, host, trustProxy }).catch((error) => {
    const inUse = `Port ${port} for ${remote}'s releases is in use: stop what uses it or set ARTEFACT_PORT.`;
    throw error.code === 'EADDRINUSE'
      ? new Error(inUse)
      : new Error(hostProblem(error, host) ?? error.message);
  });
  log.info({ remote }, `${remote} assets on ${ownOrigin(host, server.port)}`);
  const stop = () => void server.close().then(() => process.exit(0));
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(reason, stop);
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
