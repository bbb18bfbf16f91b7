import * as v from 'valibot';
import { BadRequest } from './refusals';

/** What the schema makes of it. @throws BadRequest with the sentences of everything that is wrong, each once */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new BadRequest([...new Set(result.issues.map((issue) => issue.message))].join(' '));
}
