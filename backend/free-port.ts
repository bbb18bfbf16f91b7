import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostProblem } from '@storefront/shared/server/listening';
import type { Config } from './config';
import { StartupError } from './startup-error';

type Place = Pick<Config, 'host' | 'port'>;

/** Checks that this process can listen at its port, before it creates anything. @throws StartupError when it cannot */
export async function requireFreePort({ host, port }: Place): Promise<void> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening').catch((error) => {
    throw listenError(error, { host, port });
  });
  server.close();
  await once(server, 'close');
}

/** Describes a listen error in a sentence where an operator can fix it. */
export function listenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  const inUse = `Port ${port} is in use by another program; set PORT to a free one.`;
  const problem = error.code === 'EADDRINUSE' ? inUse : hostProblem(error, host);
  return problem === null ? error : new StartupError(problem);
}
