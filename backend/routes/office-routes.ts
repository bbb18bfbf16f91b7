import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue/catalogue';
import { firstShape } from '../catalogue/product-shapes';
import { printable } from '../command-line';
import { log } from '../log';
import { messagesCsv } from '../office/messages-csv';
import {
  type MessageSearch,
  messageKinds,
  messageStates,
  type officeMessages,
} from '../office/office-messages';
import type { officeProducts } from '../office/office-products';
import type { officeSessions } from '../office/office-sessions';
import { fits, parse } from '../request/field-limits';
import { readFirstListing } from '../request/first-listing';
import { queryReader } from '../request/query-reader';
import { BadRequest, NotFound, TooManyRequests } from '../request/refusals';
import type { CountShared } from '../request/shared-rate-limit';

interface OfficeRoutesOptions {
  readonly sessions: ReturnType<typeof officeSessions>;
  readonly messages: ReturnType<typeof officeMessages>;
  readonly products: ReturnType<typeof officeProducts>;
  readonly catalogue: Catalogue;
  /** Counts attempts to sign in by network. */
  readonly signingIn: CountShared;
  /** Counts files of products by network. */
  readonly sendingFiles: CountShared;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly onQueued: () => void;
}

/** A file is kept in /tmp, and arrives within the shell's minute. The command line takes larger ones. */
const formLimits = { fileSize: 32 * 2 ** 20, files: 1, fields: 10, fieldSize: 1_000 };

/** Messages or products on a page. */
const pageSize = 50;

const noteLimit = 5_000;
const signIn = v.looseObject({ token: v.string('token is required.') });
const change = v.looseObject({
  state: v.picklist(messageStates, `state must be one of ${messageStates.join(', ')}.`),
  note: v.pipe(
    v.string('note must be a text.'),
    v.check((note) => fits(note, noteLimit), `note must not be longer than ${noteLimit} characters.`),
    v.excludes('\0', 'note must not contain a NUL character.'),
  ),
  shown: v.string('shown is required.'),
});
const typedPrice = (name: string) =>
  v.pipe(v.string(`${name} must be a text.`), v.excludes('\0', `${name} must not contain a NUL character.`));
const typedProduct = v.looseObject({
  price: typedPrice('price'),
  salePrice: typedPrice('salePrice'),
  shown: v.string('shown is required.'),
  active: v.optional(v.picklist(['yes', 'no'], 'active must be yes or no.'), 'no'),
});
const place = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}[+-][\d:]{2,8} [\da-f-]{36}$/;

/** The office's API (docs/decisions/087): all but signing in needs a session, as `Authorization: Bearer …`. No cache keeps an answer. */
export function officeRoutes(fastify: FastifyInstance, options: OfficeRoutesOptions): void {
  const { sessions, messages, products, catalogue, signingIn, sendingFiles, addressOf, onQueued } = options;
  const people = new WeakMap<FastifyRequest, string>();
  const personOf = (request: FastifyRequest) => people.get(request) ?? '';
  const audited = (request: FastifyRequest, what: string) =>
    log.info({ requestId: request.id, person: personOf(request), what }, 'office');

  fastify.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));

  fastify.post('/sessions', async (request, reply) => {
    // Counted before the token is looked at, so that answers say nothing to those who guess on.
    if (!(await signingIn(addressOf(request))))
      throw new TooManyRequests('Too many attempts to sign in; please try again in a minute.', 60);
    const session = await sessions.begin(parse(signIn, request.body).token.trim());
    return session ? { data: { session } } : unknown(reply);
  });

  fastify.register(async (signedIn) => {
    signedIn.addHook('onRequest', async (request, reply) => {
      const person = await sessions.personOf(sessionOf(request));
      if (!person) return unknown(reply);
      people.set(request, person);
    });

    signedIn.post('/sessions/end', async (request) => {
      await sessions.end(sessionOf(request));
      return { data: {} };
    });
    signedIn.get('/messages', async ({ query }) => ({
      data: await messages.list(searchIn(query), pageSize),
    }));
    signedIn.get('/messages.csv', async ({ query }, reply) => {
      reply.header('Content-Type', 'text/csv; charset=utf-8');
      return Readable.from(messagesCsv(messages, searchIn(query)));
    });
    signedIn.get('/messages/:id', async (request) => ({ data: await messages.one(idOf(request)) }));
    signedIn.post('/messages/:id', { bodyLimit: 8 * noteLimit }, async (request) => {
      const { state, note, shown } = parse(change, request.body);
      const what = await messages.change(idOf(request), personOf(request), state, note.trim(), shown);
      if (what) audited(request, what);
      return { data: { changed: what !== null } };
    });
    signedIn.post('/emails/:id/again', async (request) => {
      const isQueued = await messages.sendAgain(idOf(request), personOf(request));
      if (isQueued) audited(request, 'e-mail sent again');
      if (isQueued) onQueued();
      return { data: { queued: isQueued } };
    });

    signedIn.get('/products', async ({ query }) => {
      const asked = queryReader({ ...(query as object), limit: String(pageSize) });
      const { filter, order, window } = readFirstListing(asked);
      const found = await catalogue.list(filter, order, window);
      return { data: { products: found.map(firstShape), total: await catalogue.count(filter) } };
    });
    signedIn.get<Named>('/products/:id', async ({ params }) => ({
      data: await products.one(textId(params)),
    }));
    signedIn.post<Named>('/products/:id', async (request) => {
      const typed = parse(typedProduct, request.body);
      const what = await products.change(textId(request.params), personOf(request), typed);
      if (what) audited(request, what);
      return { data: { changed: what !== null } };
    });
    await signedIn.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
    signedIn.get<Named>('/imports/:id', async ({ params }) => ({ data: await products.report(params.id) }));
    signedIn.post('/import', async (request, reply) => {
      // As long as the shell's fetch waits for an answer, in milliseconds.
      reply.raw.setTimeout(300_000, () => reply.raw.destroy());
      try {
        const { files, values } = await request.saveRequestFiles().catch((error: NodeJS.ErrnoException) => {
          // The disk's, such as ENOSPC.
          if (error.syscall) throw error;
          throw new BadRequest('The file has not arrived whole. Choose one file, and send it again.');
        });
        // Whoever is refused before the file is read may see no answer.
        if (!(await sendingFiles(addressOf(request))))
          throw new TooManyRequests('Too many files; please try again in a minute.', 60);
        const [file] = files;
        if (!file?.filename) throw new BadRequest('Choose a file.');
        if (file.file.truncated)
          throw new BadRequest('This file has more than 32 MB: import it by pnpm catalogue import.');
        const name = printable(file.filename).slice(0, 100);
        const chosen = (field: string) => values[field] !== undefined;
        const { what, number } = await products.importFile(personOf(request), file.filepath, name, chosen);
        audited(request, what);
        return { data: { number } };
      } finally {
        await request.cleanRequestFiles();
      }
    });
  });
}

interface Named {
  Params: { id: string };
}

/** An id as PostgreSQL takes it. */
const textId = ({ id }: Named['Params']) => id.replaceAll('\0', '');

function searchIn(query: unknown): MessageSearch {
  const { choice, text } = queryReader(query);
  const after = text('after');
  const isPlace = !after || (place.test(after) && !Number.isNaN(Date.parse(after.slice(0, 19))));
  if (!isPlace) throw new BadRequest('after must be from a page of messages.');
  const kind = choice('kind', messageKinds) ?? 'quote';
  return { kind, state: choice('state', messageStates), words: text('words'), after: after ?? null };
}

function sessionOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

function idOf({ params }: FastifyRequest): string {
  const { id = '' } = params as { id?: string };
  if (v.is(v.pipe(v.string(), v.uuid()), id)) return id;
  throw new NotFound('There is no such message.');
}

const unknown = (reply: FastifyReply) => reply.code(401).send({ message: 'Please sign in.' });
