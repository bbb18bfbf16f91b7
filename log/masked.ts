const maxLength = 8_000;

const label = String.raw`[\p{L}\p{N}_-]{1,63}`;
const localPart = String.raw`(?:"[^"\n]{1,64}"|[\p{L}\p{N}.!#$&'*+=?^_\x60{|}~%-]{1,64})`;
// Versions look alike: the last label of `lab@1.4.2+0a1b2c3d4e5f` begins with no letter.
const domain = String.raw`(?:(?:${label}\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}|\[[\d.:a-f]{2,45}\])`;
const emailAddress = new RegExp(`${localPart}(?:(?:@|%(?:25){0,3}40)${domain}){1,9}`, 'giu');

/** A header in a message, to the end of its line. */
const secretHeader =
  /((?:set-)?cookie|authorization|x-shell-secret)("?\s{0,5}[:=]\s{0,5})(?=\S)[^\n]{1,8000}/gi;
const credentials = /\b(bearer|basic)\s+[\w.~+/=-]{4,8000}/gi;
const namedValue =
  /\b((?:access_?|refresh_?|id_?)?token|secret|password|passwd|api_?key|session|bucket|preview)(=|%3d|["']?\s{0,2}:\s{0,2}["'])[^\s"'&;,]{1,8000}/gi;
/** Cookies of the shop's lists: `id*quantity` pairs, and pending changes. */
const listCookie = /\b((?:cart|wishlist|compare)(?:\.\d{1,15}-\w{1,40})?)=(?=[^\s;]*[!*])[^\s;]{1,8000}/g;
const jsonWebToken = /\beyJ[\w-]{1,8000}\.[\w-]{1,8000}(?:\.[\w-]{0,8000})?/g;
const uuid = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
const longRun = /[\w-]{24,}/g;
const longBase64 = /[A-Za-z0-9+/]{40,}={0,2}/g;

/** A word in names of functions, files and pages: `readConfig`, `HTTPServer2`, `10mm`, `404`. */
const word = /^(?:\d+[a-z]{0,3}|(?:[A-Z]+|[a-z]*(?:[A-Z]{1,3}[a-z]+)*[A-Z]{0,3})\d*)$/;

const unlessWords = (separator: RegExp) => (run: string) =>
  run.split(separator).every((part) => word.test(part)) && !isMixed(run) ? run : '[token]';

/** Whether a run with slashes has a named folder. */
function isPath(run: string): boolean {
  return run.split('/').some((segment) => /^[a-z]{5,}$/.test(segment));
}

/** Whether it has more capitals than names do. */
function isMixed(run: string): boolean {
  return /[a-z]/.test(run) && run.replace(/[^A-Z]/g, '').length > run.length / 5;
}

/**
 * Masks e-mail addresses, cookies, secrets and everything that looks like a token: each long run of letters and digits that are no words.
 * Release names stay. A text of more than 8,000 characters is cut.
 */
export function masked(text: string): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short
    .replace(secretHeader, '$1$2[masked]')
    .replace(credentials, '$1 [token]')
    .replace(namedValue, '$1$2[masked]')
    .replace(listCookie, '$1=[masked]')
    .replace(emailAddress, '[e-mail]')
    .replace(jsonWebToken, '[token]')
    .replace(uuid, '[token]')
    .replace(longBase64, (run) => (isPath(run) ? run : unlessWords(/[+/]+/)(run)))
    .replace(longRun, unlessWords(/[-_]+/));
}
