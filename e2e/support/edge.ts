import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { onPath } from 'run/browser/chromium';
import { Agent, type Dispatcher } from 'undici';
import { requirePrograms } from '../browsers/require-programs';

const programs = ['nginx', 'openssl'];

/** Whether there is an nginx. Where CI is set it is required, and installed as root on a Debian machine. */
export function hasNginx(): boolean {
  if (process.env.CI) requirePrograms(programs, programs, console.log);
  return programs.every(onPath);
}

interface EdgePorts {
  readonly plain: number;
  readonly tls: number;
  readonly shells: readonly [number, number];
  /** For `deploy/nginx-hosts.conf`, which is left out without them. */
  readonly backends?: { readonly at: readonly [number, number]; readonly balanced: number };
}

type Substitution = readonly [shipped: string, ours: string];

/** An answer that came through nginx. */
export interface EdgeAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly html: string;
  /** What nginx's cache did: `HIT`, `STALE`, `MISS`, `EXPIRED`, `BYPASS`. */
  readonly cache: unknown;
}

/** nginx in front of two shells. */
export interface Edge {
  /** Asks for a page by https, over connections that are kept, or posts a form. */
  ask(path: string, headers?: Readonly<Record<string, string>>, form?: URLSearchParams): Promise<EdgeAnswer>;
  stop(): Promise<void>;
}

/** Starts nginx with `deploy/nginx.conf`, at these ports, in a folder, which is emptied. */
export async function startEdge(folder: string, { plain, tls, shells, backends }: EdgePorts): Promise<Edge> {
  const root = resolve(folder);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  writeCertificate(root);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${root}/${name};`,
  );
  const common: readonly Substitution[] = [
    ['/etc/letsencrypt/live/shop.example/fullchain.pem', `${root}/fullchain.pem`],
    ['/etc/letsencrypt/live/shop.example/privkey.pem', `${root}/privkey.pem`],
    ['listen 443 ssl', `listen 127.0.0.1:${tls} ssl`],
  ];
  const hosts = join(root, 'nginx-hosts.conf');
  if (backends)
    await copyConfiguration('deploy/nginx-hosts.conf', hosts, [
      ...common,
      ['127.0.0.1:4000', `127.0.0.1:${backends.at[0]}`],
      ['127.0.0.1:4010', `127.0.0.1:${backends.at[1]}`],
      ['127.0.0.1:4100', `127.0.0.1:${backends.balanced}`],
    ]);
  await copyConfiguration('deploy/nginx-shells.conf', join(root, 'nginx-shells.conf'), []);
  const file = join(root, 'nginx.conf');
  await copyConfiguration('deploy/nginx.conf', file, [
    ...common,
    ['/etc/nginx/', `${root}/`],
    ['user www-data;', `user ${userInfo().username};`],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', `${root}/nginx.pid`],
    ['/var/log/nginx/error.log', `${root}/error.log`],
    ['/var/log/nginx/access.log', `${root}/access.log`],
    ['http {', `http { ${temporary.join(' ')}`],
    ['/var/cache/nginx-documents', `${root}/documents`],
    ['/var/cache/nginx-files', `${root}/files`],
    ['127.0.0.1:3000', `127.0.0.1:${shells[0]}`],
    ['127.0.0.1:3010', `127.0.0.1:${shells[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
  ]);
  const nginx = spawn('nginx', ['-p', root, '-e', `${root}/error.log`, '-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  const agent = new Agent({ connect: { rejectUnauthorized: false } });
  const ask: Edge['ask'] = async (path, given = {}, form) => {
    const answer = await agent.request({
      origin: `https://localhost:${tls}`,
      path,
      method: form ? 'POST' : 'GET',
      headers: { ...given, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { body: form.toString() }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      html: await answer.body.text(),
      cache: answer.headers['x-cache'],
    };
  };
  await expect.poll(() => ask('/healthz').then(({ html }) => html, String)).toBe('ok\n');
  return {
    ask,
    async stop() {
      await agent.close();
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

/** Writes a certificate of `localhost` that is its own authority, `fullchain.pem`, and its key, `privkey.pem`. */
export function writeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...files,
    '-subj',
    '/CN=localhost',
  ];
  expect(spawnSync('openssl', words).status).toBe(0);
}

/** Copies a configuration with substitutions, each of which must be there. */
async function copyConfiguration(
  from: string,
  to: string,
  substitutions: readonly Substitution[],
): Promise<void> {
  let text = await readFile(from, 'utf8');
  for (const [shipped, ours] of substitutions) {
    expect(text).toContain(shipped);
    text = text.replaceAll(shipped, ours);
  }
  await writeFile(to, text);
}
