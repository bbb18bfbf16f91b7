import { closeSync, openSync, readSync } from 'node:fs';

/** Variables with secrets. Each may name a file instead, such as `SMTP_URL_FILE`. */
export const secretVariables = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
  'RELEASES_URL',
  'SHELL_SECRET',
  'SMTP_URL',
] as const;

/** Most bytes of a secret's file. */
const maxSize = 16_384;

/**
 * The environment with the secrets of files, and without the variables that name the files.
 *
 * @throws Error with one sentence that names the variable, and not the secret, if a file cannot be read, or both variables are set
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const result = { ...environment };
  for (const name of secretVariables) {
    const file = environment[`${name}_FILE`];
    delete result[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: keep one of them.`);
    result[name] = contentOf(`${name}_FILE`, file);
  }
  return result;
}

function contentOf(variable: string, file: string): string {
  const text = readAtMost(variable, file, maxSize + 1);
  if (text.length > maxSize)
    throw new Error(`${variable} is '${file}', which has more than ${maxSize} bytes.`);
  const secret = text.toString().replace(/\r?\n$/, '');
  // Without its secret a program would use another database, or open without a token.
  if (!secret) throw new Error(`${variable} is '${file}', which is empty.`);
  return secret;
}

function readAtMost(variable: string, file: string, size: number): Buffer {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(file, 'r');
    const buffer = Buffer.alloc(size);
    let length = 0;
    // A pipe gives its bytes in parts.
    for (let read = -1; read !== 0 && length < size; length += read)
      read = readSync(descriptor, buffer, length, size - length, null);
    return buffer.subarray(0, length);
  } catch (error) {
    throw new Error(
      `${variable} is '${file}', which cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
