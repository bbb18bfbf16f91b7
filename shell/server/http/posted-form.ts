import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyWithin } from '@storefront/shared/server/body-within';
import { bodyLimit, bodyOf, filesLimit, maxParts } from './body-of';
import { multipartForm, TooManyParts } from './multipart-form';
import { BadRequest } from './web-request';

const ampersand = 0x26;

/**
 * Gives what reads the form that a request posts, once, and gives the request that has it. Nothing is read before it is called.
 *
 * It throws BadRequest for a form that is too large or cannot be read, as soon as that is known, and the signal's reason when the
 * visitor has left.
 *
 * @param request of the message, as `webRequest` has it
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
  // Bytes that are announced and cannot be taken need not be sent.
  const isAnnounced = Number(message.headers['content-length']) > limit;
  const body = isAnnounced ? null : await bodyWithin(limit, bodyOf(message, response));
  if (body) return body;
  const remedy = isMultipart ? 'choose a smaller file' : 'shorten it';
  throw new BadRequest(
    413,
    `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`,
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

/** A form post as its page's action gets it: its form has been read, and is the same however often it is asked for. */
export class FormRequest extends Request {
  /** @param sent what the form was read from: the body, for whoever reads that instead */
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
