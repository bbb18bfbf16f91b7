import { BadRequest } from './bad-request';

/** A form is larger than what is taken. */
export class FormTooLarge extends BadRequest {
  /** @param remedy what its visitor can do about that */
  constructor(remedy: string) {
    super(413, `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`);
  }
}

/**
 * The chunks of a form's body, up to so many bytes.
 *
 * @param remedy as `FormTooLarge` has it
 * @throws FormTooLarge at the first byte beyond the limit
 */
export async function* limitedBody(
  body: AsyncIterable<Buffer>,
  limit: number,
  remedy: string,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new FormTooLarge(remedy);
    yield chunk;
  }
}
