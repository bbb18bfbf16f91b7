import * as v from 'valibot';

/** Parses JSON by a schema. @throws Error in one sentence about `source` with the first invalid value */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json(text, source), { abortEarly: true });
  if (result.success) return result.output;
  const place = v.getDotPath(result.issues[0]);
  throw new Error(
    `${source} is wrong${place ? ` at ${shortened(place)}` : ''}: ${shortened(result.issues[0].message)}.`,
  );
}

/** An invalid value may be long, and the message is logged. */
function shortened(text: string): string {
  return text.length > 150 ? `${text.slice(0, 150)}…` : text;
}

/** Schema of a JSON object that refuses lists: `v.object` and `v.record` accept them as objects without fields. */
export function jsonObject<Schema extends v.GenericSchema<object>>(schema: Schema) {
  const noList = v.custom<v.InferInput<Schema>>(
    (value) => !Array.isArray(value),
    'expected an object, got a list',
  );
  return v.pipe(noList, schema);
}

function json(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${source} is not JSON.`);
  }
}
