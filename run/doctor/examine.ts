import { Resolver } from 'node:dns/promises';
import { openFiles } from '@storefront/shared/server/open-files';
import { readConfig as readBackendConfig } from 'backend/config';
import type { ReleaseMapStore } from 'releases/stores/release-map-store';
import { unservedReleases } from 'releases/traffic/unserved-releases';
import { readConfig as readShellConfig } from 'shell/config';
import { examineBackend, examineDatabase, examineMail, type ResolveTxt } from './examine-services';

/** What the shop is like without a variable, and what to do. */
const missing: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: "requests for any host are answered; set the shop's https origin",
  OPERATOR_TOKEN: 'nobody sees /_releases; set 16 or more random characters, as of openssl rand -hex 24',
  SHELL_SECRET:
    'visitors without JavaScript share one rate limit; give shell and backend the same random one',
  DATABASE_URL: 'the shop is in an embedded database, for one backend; set a PostgreSQL server',
  SMTP_URL: 'e-mails are only written to files; set a mail server',
};

/** Open files with which the limits of connections (docs/production.md) are the largest. */
const enoughFiles = 16_384;

/**
 * Looks for what is missing or dangerous in the environment of a shell, its backend and its operators. A finding is one line, which says
 * what to do, and no secret.
 *
 * @param note gets what cannot be looked up, and is no finding
 */
export async function examine(
  environment: NodeJS.ProcessEnv,
  store: Pick<ReleaseMapStore, 'read'>,
  note: (text: string) => void,
  resolveTxt: ResolveTxt = (name) => new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name),
  node = process.versions.node,
): Promise<readonly string[]> {
  const parts = await Promise.allSettled([
    examineVariables(environment, node),
    (async () => examineBackend(readShellConfig(environment).backend))(),
    (async () => examineDatabase(readBackendConfig(environment).databaseUrl))(),
    (async () => examineMail(readBackendConfig(environment), resolveTxt, note))(),
    store
      .read()
      .then(({ map }) =>
        Promise.all(Object.values(map?.microFrontends ?? {}).map((live) => unservedReleases(live))),
      ),
  ]);
  const texts = parts.flatMap((part) =>
    part.status === 'fulfilled' ? part.value.flat() : part.reason.message,
  );
  // One wrong variable concerns several parts.
  return [...new Set(texts)];
}

function examineVariables(environment: NodeJS.ProcessEnv, node: string): string[] {
  const { PUBLIC_ORIGIN: origin = '', OFFICE_ORIGIN: office = '', OFFICE_TOKENS, TRUST_PROXY } = environment;
  const found = Object.entries(missing).flatMap(([name, text]) =>
    environment[name] ? [] : `${name} is not set: ${text}.`,
  );
  for (const name of ['METRICS_TOKEN', 'OFFICE_TOKENS', 'OPERATOR_TOKEN', 'SHELL_SECRET'])
    for (const token of (environment[name] ?? '').split(/[\s:]+/))
      if (token.length >= 16 && new Set(token).size < 8)
        found.push(`${name} is easy to guess: set random characters.`);
  for (const name of ['DATABASE_URL', 'RELEASES_URL', 'SMTP_URL'])
    if (/^\w+:\/\/[^@]*:secret@/.test(environment[name] ?? ''))
      found.push(`${name} has the example's password: change it.`);
  if (origin.startsWith('http:'))
    found.push('PUBLIC_ORIGIN is not https: anybody on the way can change pages; end TLS at a proxy.');
  if (office.startsWith('http:') && !/\.localhost(:\d+)?$/.test(office))
    found.push('OFFICE_ORIGIN is not https: anybody on the way can read messages; end TLS at a proxy.');
  if (office && !OFFICE_TOKENS)
    found.push('OFFICE_TOKENS is not set: nobody can sign in at OFFICE_ORIGIN; name its people.');
  if (origin.startsWith('https:') && !TRUST_PROXY)
    found.push(
      'TRUST_PROXY is not set: to the limits all visitors are one network; name the proxy that ends TLS.',
    );
  if (Number.parseInt(node, 10) < 22) found.push(`Node ${node} gets no security updates: run Node 22 or 24.`);
  if (openFiles() < enoughFiles)
    found.push(
      `A process may open ${openFiles()} files, so few visitors fit: set ulimit -n to ${enoughFiles}.`,
    );
  return found;
}
