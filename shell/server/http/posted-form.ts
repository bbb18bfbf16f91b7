import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequest } from './bad-request';
import { bodyOf } from './body-of';
import { FormRequest } from './form-request';
import { limitedBody } from './limited-body';
import { multipartForm } from './multipart-form';
import { urlencodedForm } from './urlencoded-form';

/** Bytes of the largest form a visitor may post. */
const bodyLimit = 1024 * 1024;

/** Bytes of the largest with files: what is typed, a file of 1 MB, and one that is larger to be told so on its page. */
const filesLimit = 4 * bodyLimit;

/** Most fields and files of one form; a list to order asks up to 160 times which product is meant. */
const maxParts = 1_000;

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
    const form = await readForm(message, response).catch((error) => {
      request.signal.throwIfAborted();
      throw error;
    });
    if (!form) throw new BadRequest(400, 'This form cannot be read.');
    return new FormRequest(request, form);
  };
  return () => {
    reading ??= read();
    return reading;
  };
}

function readForm(message: IncomingMessage, response: ServerResponse): Promise<FormData | null> {
  const contentType = message.headers['content-type'] ?? '';
  const isMultipart = /^multipart\//i.test(contentType);
  const [limit, remedy] = isMultipart
    ? ([filesLimit, 'choose a smaller file'] as const)
    : ([bodyLimit, 'shorten it'] as const);
  const body = limitedBody(bodyOf(message, response), limit, remedy);
  return isMultipart ? multipartForm(body, contentType, maxParts) : urlencodedForm(body, maxParts);
}
