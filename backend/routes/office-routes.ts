import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { csvStart, csvText } from '../import/reading/csv-text';
import { log } from '../log';
import { messageKinds, messageStates, type officeMessages } from '../office/office-messages';
import type { OfficeSessions } from '../office/office-sessions';
import { parse } from '../request/field-limits';
import { queryReader } from '../request/query-reader';
import { BadRequest, NotFound, TooManyRequests } from '../request/refusals';
import type { CountShared } from '../request/shared-rate-limit';

interface OfficeRoutesOptions {
  readonly sessions: OfficeSessions;
  readonly messages: ReturnType<typeof officeMessages>;
  /** Counts attempts to sign in by network. */
  readonly signingIn: CountShared;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly onQueued: () => void;
}

/** Messages on a page, and in a part of a file. */
const pageSize = 50;
const fileSize = 500;

const noteLimit = 5_000;
const token = v.looseObject({ token: v.string('token is required.') });
const change = v.looseObject({
  state: v.picklist(messageStates, `state must be one of ${messageStates.join(', ')}.`),
  note: v.pipe(
    v.string('note must be a text.'),
    v.maxLength(noteLimit, `note must not be longer than ${noteLimit} characters.`),
    v.check((text) => !text.includes('\0'), 'note must not contain a NUL character.'),
  ),
});
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const after = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}[+-][\d:]{2,8} [\da-f-]{36}$/;

/** The office's API (docs/decisions/087): all but signing in needs a session, as `Authorization: Bearer …`. No cache keeps an answer. */
export function officeRoutes(fastify: FastifyInstance, options: OfficeRoutesOptions): void {
  const { sessions, messages, signingIn, addressOf, onQueued } = options;
  const sessionOf = ({ headers }: FastifyRequest) =>
    /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const people = new WeakMap<FastifyRequest, string>();
  const personOf = (request: FastifyRequest) => people.get(request) ?? '';
  const idOf = ({ params }: FastifyRequest) => {
    const { id = '' } = params as { id?: string };
    if (uuid.test(id)) return id;
    throw new NotFound('There is no such message.');
  };
  const audited = (request: FastifyRequest, what: string) =>
    log.info({ requestId: request.id, person: personOf(request), what }, 'office');

  fastify.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));

  fastify.post('/sessions', async (request, reply) => {
    // Counted before the token is looked at, so that answers say nothing to those who guess on.
    if (!(await signingIn(addressOf(request))))
      throw new TooManyRequests('Too many attempts to sign in; please try again in a minute.', 60);
    const session = await sessions.begin(parse(token, request.body).token.trim());
    return session ? { data: { session } } : unknown(reply);
  });

  fastify.register(async (signedIn) => {
    signedIn.addHook('onRequest', async (request, reply) => {
      const session = sessionOf(request);
      const person = session && (await sessions.personOf(session));
      if (!person) return unknown(reply);
      people.set(request, person);
    });

    signedIn.post('/sessions/end', async (request) => {
      await sessions.end(sessionOf(request));
      return { data: {} };
    });
    signedIn.get('/messages', async (request) => ({
      data: await messages.list(searchIn(request.query), pageSize),
    }));
    signedIn.get('/messages.csv', async (request, reply) => {
      const search = searchIn(request.query);
      reply.header('Content-Type', 'text/csv; charset=utf-8');
      return reply.send(Readable.from(csvOf(search)));
    });
    signedIn.get('/messages/:id', async (request) => {
      const message = await messages.one(idOf(request));
      if (!message) throw new NotFound('There is no such message.');
      return { data: message };
    });
    signedIn.post('/messages/:id', { bodyLimit: 8 * noteLimit }, async (request) => {
      const { state, note } = parse(change, request.body);
      const what = await messages.change(idOf(request), personOf(request), state, note.trim());
      if (what) audited(request, what);
      return { data: { changed: what !== null } };
    });
    signedIn.post('/emails/:id/again', async (request) => {
      const isQueued = await messages.sendAgain(idOf(request), personOf(request));
      if (isQueued) {
        audited(request, 'e-mail sent again');
        onQueued();
      }
      return { data: { queued: isQueued } };
    });
  });

  async function* csvOf(search: ReturnType<typeof searchIn>) {
    yield csvStart([['reference', 'received', 'state', 'name', 'company', 'email', 'products', 'note']]);
    for (let next = search.after; ; ) {
      const page = await messages.list({ ...search, after: next }, fileSize);
      yield csvText(
        page.messages.map(({ reference, at, state, name, company, email, lines, note }) => [
          ...[reference, at, state, name, company, email, lines, note],
        ]),
      );
      if (page.next === null) return;
      next = page.next;
    }
  }
}

function searchIn(query: unknown) {
  const { choice, text } = queryReader(query);
  const from = text('after');
  if (from !== undefined && !after.test(from)) throw new BadRequest('after must be from a page of messages.');
  return {
    kind: choice('kind', messageKinds) ?? 'quote',
    state: choice('state', messageStates),
    words: text('words'),
    after: from,
  };
}

const unknown = (reply: FastifyReply) => reply.code(401).send({ message: 'Please sign in.' });
