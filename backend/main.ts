import { once } from 'node:events';
import { ownOrigin } from '@storefront/shared/server/listening';
import { serveMetrics } from '@storefront/shared/server/serve-metrics';
import { Registry } from 'prom-client';
import { helpText, readCommand } from './command';
import { readConfig } from './config';
import { migrate, requireSchema } from './database/migrate';
import { openDatabase } from './database/open-database';
import { withReplicas } from './database/replicas';
import { connectToServer, replicaLimit, servingLimit } from './database/server';
import { listenError, requireFreePort } from './free-port';
import { log } from './log';
import { mailQueue } from './mail/mail-queue';
import { clearOutbox, outboxTransport } from './mail/outbox-transport';
import { startSender } from './mail/sender';
import { smtpTransport } from './mail/smtp-transport';
import { startFetchingPictures } from './pictures/fetch-awaited-pictures';
import { fetchPicture } from './pictures/fetch-picture';
import { samplePictures } from './pictures/picture-files';
import { pictureQueue } from './pictures/picture-queue';
import { preparePicture, startPreparingPictures } from './pictures/prepare-pictures';
import { createRenditions } from './pictures/renditions';
import { readVocabulary } from './search/vocabulary';
import { seed, seedIfEmpty, seedingAdvice } from './seed/seed';
import { seedCommand } from './seed/seed-command';
import { createServer } from './server';
import { StartupError } from './startup-error';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof StartupError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The backend cannot start');
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}

async function run(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.name === 'help') {
    process.stdout.write(helpText);
    return;
  }
  const config = readConfig(process.env);
  if (command.name === 'serve') await requireFreePort(config);
  const database = await openDatabase(config, {
    limit: command.name === 'serve' ? servingLimit : 0,
    mayCreate: command.name !== 'seed',
  });
  if (command.name === 'migrate') {
    const applied = await migrate(database);
    log.info(applied.length > 0 ? `applied ${applied.join(', ')}` : 'The tables are up to date already.');
    return database.close();
  }
  // Who serves a server's database need not have the right to change its tables.
  if (config.databaseUrl === null) await migrate(database);
  await requireSchema(database);
  if (command.name === 'seed') {
    const { products, replace } = command;
    try {
      await seed(database, { products, replace, say: (line) => log.info(line) });
    } finally {
      await database.close();
    }
    return;
  }

  // A server's empty database may be the wrong one, or about to be filled.
  const seeded = config.databaseUrl === null ? await seedIfEmpty(database) : null;
  if (seeded !== null) log.info(`seeded ${seeded} products`);
  const advice = await seedingAdvice(database, seedCommand(config));
  if (advice !== null) log.info(advice);
  // Reports errors of the thesaurus at the start, not at the first search.
  await readVocabulary(database);
  const { mailFrom, smtpUrl } = config;
  const queue = mailQueue(database, mailFrom.address.replace(/^.*@/, ''), Date.now);
  // The folder of an embedded database is locked: any earlier sender is dead.
  if (config.databaseUrl === null) await queue.releaseAll();
  if (!smtpUrl) await clearOutbox(config.outboxFolder);
  const sender = startSender({
    queue,
    transport: smtpUrl ? smtpTransport(smtpUrl, mailFrom) : outboxTransport(config.outboxFolder, mailFrom),
    isOurs: ({ isConfirmation }) => !isConfirmation,
    now: Date.now,
    schedule,
    log: (line) => log.info(line),
  });
  const readDatabase = withReplicas(
    database,
    config.replicaUrls.map((url) => connectToServer(url, replicaLimit)),
  );
  const slowDatabase = config.databaseUrl === null ? database : connectToServer(config.databaseUrl, 0);
  const renditions = createRenditions({
    folders: [config.pictureFolder, samplePictures],
    cacheFolder: config.pictureCache,
  });
  const pictures = pictureQueue(database);
  const fetching = startFetchingPictures({
    queue: pictures,
    folder: config.pictureFolder,
    fetch: (source, signal) => fetchPicture(source, { hosts: config.pictureHosts, signal }),
    check: (file) => preparePicture(renditions, file),
    schedule,
    log: (line) => log.info(line),
  });
  const preparing = startPreparingPictures({
    database,
    queue: pictures,
    renditions,
    schedule,
    log: (line) => log.info(line),
  });
  const registry = new Registry();
  const tokens = [...config.operatorTokens, ...config.metricsTokens];
  const server = await createServer({
    database,
    readDatabase,
    slowDatabase,
    renditions,
    storefrontOrigin: config.storefrontOrigin,
    mailQueue: queue,
    company: config.companyEmail,
    onQueued: sender.wake,
    shellSecrets: config.shellSecrets,
    officePeople: config.officePeople,
    metrics: config.metricsPort !== null || tokens.length > 0 ? { registry, tokens } : null,
    trustProxy: config.trustProxy,
    isDraining: config.draining.isDraining,
  });
  server.addHook('onClose', async () => {
    await Promise.all([sender.stop(), fetching.stop(), preparing.stop()]);
    if (slowDatabase !== database) await slowDatabase.close();
    await readDatabase.close();
  });
  let stopping = false;
  const reasons = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'];
  const stop = async (signal?: string) => {
    // Closing goes on: Ctrl+C signals twice, the second time by way of `pnpm start`.
    if (stopping) return;
    stopping = true;
    // A second request to stop ends the wait.
    if (signal === 'SIGTERM')
      await Promise.race([config.draining.begin(), ...reasons.map((reason) => once(process, reason))]);
    await server.close();
    process.exit(0);
  };
  for (const reason of reasons) process.on(reason, stop);
  const { host, port } = config;
  await server.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    await server.close();
    throw listenError(error, config);
  });
  if (config.metricsPort !== null)
    await serveMetrics({ host, port: config.metricsPort, tokens: config.metricsTokens, registry }).catch(
      (error: Error) => {
        throw new StartupError(error.message);
      },
    );
  log.info(`backend ready on ${ownOrigin(host, port)}`);
}

function schedule(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
