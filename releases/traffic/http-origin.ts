/**
 * The http(s) origin, without a slash at the end, that a variable of the environment holds.
 *
 * @param example such as https://cart.example.com
 * @throws Error in one sentence that names the variable when it holds none
 */
export function httpOrigin(variable: string, text: string, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${variable} must be an origin such as ${example}, not '${text}'.`);
}
