/**
 * The http(s) origin in a variable of the environment, without a slash at the end. Not beside `artefactOrigin`, which reads the workspace's
 * remotes: a command line that has to report a broken one cannot begin with them.
 *
 * @throws Error in one sentence that names the variable
 */
export function httpOrigin(variable: string, text: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${variable} must be an origin such as ${example}, not '${text}'.`);
}
