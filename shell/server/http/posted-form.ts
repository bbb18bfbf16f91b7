import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { matchRoutes, type StaticHandler } from 'react-router-dom';
import { readsNoForm } from '../../src/routes';
import { bodyLimit, bodyOf, filesLimit, maxParts, maxText } from './body-of';
import { multipartForm, TooManyParts } from './multipart-form';
import { BadRequest } from './web-request';

const ampersand = 0x26;

/**
 * Gives a function that reads the posted form, once, and gives the request with it. It throws BadRequest for a form that is too large
 * or unreadable, as soon as that is known, and the signal's reason when the visitor has left.
 */
export function postedForm(
  message: IncomingMessage,
  response: ServerResponse,
  request: Request,
): () => Promise<FormRequest> {
  let reading: Promise<FormRequest> | null = null;
  const read = async () => {
    const contentType = message.headers['content-type'] ?? '';
    const isMultipart = /^multipart\//i.test(contentType);
    const body = await readBody(message, response, isMultipart).catch((error) => {
      request.signal.throwIfAborted();
      throw error;
    });
    const form = isMultipart
      ? await multipartForm(body, contentType).catch((error: unknown) => {
          throw error instanceof TooManyParts
            ? tooManyFields()
            : new BadRequest(400, 'This form cannot be read.');
        })
      : urlencodedForm(body);
    if (textLength(form) > maxText) throw tooLarge('shorten it');
    return new FormRequest(request, form, new Blob([body as Buffer<ArrayBuffer>]));
  };
  return () => {
    reading ??= read();
    return reading;
  };
}

async function readBody(
  message: IncomingMessage,
  response: ServerResponse,
  isMultipart: boolean,
): Promise<Buffer> {
  const limit = isMultipart ? filesLimit : bodyLimit;
  // A body that announces too many bytes need not be sent.
  const isAnnounced = Number(message.headers['content-length']) > limit;
  const body = isAnnounced ? null : await bodyWithin(limit, bodyOf(message, response));
  if (body) return body;
  throw tooLarge(isMultipart ? 'choose a smaller file' : 'shorten it');
}

const tooLarge = (remedy: string) =>
  new BadRequest(
    413,
    `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`,
  );

/** Characters of all texts of a form, with the names of its fields. */
function textLength(form: FormData): number {
  return [...form].reduce(
    (sum, [name, value]) => sum + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  );
}

function urlencodedForm(body: Buffer): FormData {
  let fields = 1;
  for (let at = body.indexOf(ampersand); at >= 0; at = body.indexOf(ampersand, at + 1)) {
    fields += 1;
    if (fields > maxParts) throw tooManyFields();
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) form.append(name, value);
  return form;
}

const tooManyFields = () =>
  new BadRequest(400, `This form has more than ${maxParts.toLocaleString('en')} fields.`);

/** A form post for its page's action: the form is read already, and can be read repeatedly. */
export class FormRequest extends Request {
  /** @param sent the body that the form was read from, for actions that read the body */
  constructor(
    request: Request,
    private readonly form: FormData,
    private readonly sent: Blob,
    signal: AbortSignal = request.signal,
  ) {
    super(request, { signal, body: sent });
  }

  override async formData(): Promise<FormData> {
    return this.form;
  }

  override clone(): FormRequest {
    return this.withSignal(this.signal);
  }

  /** The same post, with another signal. */
  withSignal(signal: AbortSignal): FormRequest {
    return new FormRequest(this, this.form, this.sent, signal);
  }
}

/** Whether the page that a form is posted to reads it. @throws BadRequest for files that it does not take (`PageHandle`) */
export function readsForm(request: Request, { dataRoutes }: Pick<StaticHandler, 'dataRoutes'>): boolean {
  if (request.method !== 'POST') return false;
  const matches = matchRoutes(dataRoutes, new URL(request.url).pathname) ?? [];
  const reading = matches.filter(({ route }) => route.action && route.handle !== readsNoForm);
  if (reading.length === 0) return false;
  const hasFiles = /^multipart\//i.test(request.headers.get('content-type') ?? '');
  const takesFiles = (reading.at(-1)?.route.handle as PageHandle | undefined)?.takesFiles === true;
  if (hasFiles && !takesFiles) throw new BadRequest(415, 'This form takes no files.');
  return true;
}
