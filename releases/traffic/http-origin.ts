/**
 * The http(s) origin in an environment variable, without a trailing slash. Apart from `assetOrigin`, which reads the workspace's
 * remotes: a command line that reports a broken remote cannot import it first.
 *
 * @throws Error in one sentence that names the variable
 */
export function httpOrigin(variable: string, text: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${variable} must be an origin such as ${example}, not '${text}'.`);
}
