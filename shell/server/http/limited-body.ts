import { BadRequest } from './bad-request';

/**
 * The chunks of a form's body, up to so many bytes.
 *
 * @param remedy what a visitor can do about one that is larger
 * @throws BadRequest at the first byte beyond the limit
 */
export async function* limitedBody(
  body: AsyncIterable<Buffer>,
  limit: number,
  remedy: string,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      throw new BadRequest(
        413,
        `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`,
      );
    }
    yield chunk;
  }
}
