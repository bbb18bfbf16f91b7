import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendFile } from 'releases/serving/send-file';

/** Answers in place of a host that does as it should, unless it calls `send`. */
export type Tampering = (response: ServerResponse, path: string, send: () => Promise<unknown>) => unknown;

/** An artefact host that can be told to do wrong. */
export interface TamperedHost {
  /** Has it do wrong with the releases of one version. */
  tamper(version: string, tampering: Tampering): void;
  close(): void;
}

/** Starts one for the releases of a folder. */
export async function startTamperedHost(folder: string, port: number): Promise<TamperedHost> {
  const tamperings = new Map<string, Tampering>();
  const send = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const headers = { 'access-control-allow-origin': '*' };
    const isSent = await sendFile(request, response, { folder, path, isImmutable: true, headers });
    if (!isSent) response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').slice(1).split('?');
    const [version = ''] = path.split('/');
    const tampering = tamperings.get(version) ?? ((_response, _path, send) => send());
    void Promise.resolve(tampering(response, path, () => send(request, response, path))).catch(() =>
      response.destroy(),
    );
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    tamper: (version, tampering) => void tamperings.set(version, tampering),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
