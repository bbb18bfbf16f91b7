import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostProblem } from '@storefront/shared/server/listening';
import type { Config } from './config';
import { StartupError } from './startup-error';

type Place = Pick<Config, 'host' | 'port'>;

/** Looks whether this process can listen at its port, before anything is made for it. @throws StartupError when it cannot */
export async function requireFreePort({ host, port }: Place): Promise<void> {
  const server = createServer();
  server.listen({ host, port });
  await once(server, 'listening').catch((error) => {
    throw listenError(error, { host, port });
  });
  server.close();
  await once(server, 'close');
}

/** The error of a server that could not listen, as a sentence where an operator can put it right. */
export function listenError(error: NodeJS.ErrnoException, { host, port }: Place): Error {
  const inUse = `Port ${port} is in use by another program; set PORT to a free one.`;
  const problem = error.code === 'EADDRINUSE' ? inUse : hostProblem(error, host);
  return problem === null ? error : new StartupError(problem);
}
