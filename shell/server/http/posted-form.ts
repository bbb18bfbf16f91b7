import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadRequest } from './bad-request';
import { bodyOf } from './body-of';
import { bodyLimit, filesLimit, maxParts } from './form-limits';
import { FormRequest } from './form-request';
import { FormTooLarge, limitedBody } from './limited-body';
import { multipartForm } from './multipart-form';
import { urlencodedForm } from './urlencoded-form';

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

async function readForm(message: IncomingMessage, response: ServerResponse): Promise<FormData | null> {
  const contentType = message.headers['content-type'] ?? '';
  const isMultipart = /^multipart\//i.test(contentType);
  const [limit, remedy] = isMultipart
    ? ([filesLimit, 'choose a smaller file'] as const)
    : ([bodyLimit, 'shorten it'] as const);
  // Bytes that are announced and cannot be taken need not be sent.
  if (Number(message.headers['content-length']) > limit) throw new FormTooLarge(remedy);
  const body = limitedBody(bodyOf(message, response), limit, remedy);
  return isMultipart ? multipartForm(body, contentType, maxParts) : urlencodedForm(body, maxParts);
}
