import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const dependencies = v.optional(v.record(v.string(), v.string()), {});

const schema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  dependencies,
  optionalDependencies: dependencies,
});

/** Reads the `package.json` of an absolute folder. @throws Error when it has no name or version */
export function readPackage(folder: string): v.InferOutput<typeof schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}
