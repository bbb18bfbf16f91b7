import { readFileSync, statSync } from 'node:fs';

/** Variables with the credentials of the collector of traces. */
export const traceSecrets = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'] as const;

/** Variables with secrets. Each may name a file instead, such as `SMTP_URL_FILE`. */
export const secretVariables = [
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'OFFICE_TOKENS',
  'OPERATOR_TOKEN',
  ...traceSecrets,
  'RELEASES_URL',
  'SHELL_SECRET',
  'SMTP_URL',
] as const;

/** Most bytes of a secret's file: a wrong one may be huge. */
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
  const problem = (what: string) => new Error(`${variable} is '${file}', which ${what}.`);
  let secret: string;
  try {
    if (statSync(file).size > maxSize) throw Object.assign(new Error(), { code: 'EFBIG' });
    secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw problem(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  // Without its secret a program would use another database, or open without a token.
  if (!secret.trim()) throw problem('is empty');
  return secret;
}
