import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shell's own texts, its tests included. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return /\.(tsx?|scss)$/.test(path) && path !== __filename ? [path] : [];
  });
}

/** Where a text names a remote: by itself, with something it exposes, or by its folder. The cart is also a list, and `POST /cart` the shell's. */
const names = [
  /['"`](catalogue|quote)['"`/]/,
  /['"`]cart\/(routes|header-cart|cart-drawer|listing-foot)/,
  /\b(catalogue|cart|quote)-mfe\b/,
  /remote: ['"`]cart['"`]/,
];

test('no remote is named in the shell', () => {
  const found = sources(__dirname).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => names.some((name) => name.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
