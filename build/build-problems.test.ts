import { resolve } from 'node:path';
import type { MultiStats } from 'webpack';
import { buildProblem, buildProblems, type WebpackError } from './build-problems';

const root = resolve(__dirname, '..');
const loaded = (file: string) => `${root}/node_modules/some-loader/index.js??rules[1]!${root}/${file}`;
const source = "import a from './a';\nimport b from './nope';\n";
const found = (error: WebpackError) => buildProblem(error, () => source);

const script: WebpackError = {
  moduleIdentifier: loaded('cart-mfe/pages/cart/CartPage.tsx'),
  message: `Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Expected a semicolon
    ,-[${root}/cart-mfe/pages/cart/CartPage.tsx:13:1]
 12 | const x = {
 13 | import { useLineDetails } from '../../data/line-details';
    :        ^
    \`----
  x Expected ',', got '{'
    ,-[${root}/cart-mfe/pages/cart/CartPage.tsx:14:1]
 14 | import styles from './CartPage.module.scss';
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>`,
};

const style = `Module build failed (from ../node_modules/sass-loader/dist/cjs.js):
expected ";".
  ╷
4 │   flex-wrap: wrap;
  │            ^
  ╵
  cart-mfe/pages/cart/CartPage.module.scss 4:12  root stylesheet`;

test('reports the first error of a script, with file, line and source', () => {
  expect(found(script)).toBe(`cart-mfe/pages/cart/CartPage.tsx:13 Expected a semicolon
 12 | const x = {
 13 | import { useLineDetails } from '../../data/line-details';
    :        ^`);
});

test('reports an unreadable stylesheet once, although its loaders fail too', () => {
  const moduleIdentifier = loaded('cart-mfe/pages/cart/CartPage.module.scss');
  const errors = [
    { moduleIdentifier, message: style },
    {
      moduleIdentifier,
      message: `Module build failed (from ../node_modules/mini-css-extract-plugin/dist/loader.js):
Error: Execution of module code from module graph (./pages/cart/CartPage.module.scss) failed: ${style}`,
    },
  ];
  const stats = [{ toJson: () => ({ errors }) }, { toJson: () => ({ errors: errors.slice(0, 1) }) }];
  expect(buildProblems({ stats } as unknown as MultiStats, () => source)).toEqual([
    `cart-mfe/pages/cart/CartPage.module.scss:4 expected ";".
4 │   flex-wrap: wrap;
  │            ^`,
  ]);
});

test('locates an error of an imported stylesheet in the imported file', () => {
  const message = `${style.replace(/ {2}root stylesheet$/, '  @use')}\n  shell/src/theme/theme.scss 1:1  root stylesheet`;
  expect(found({ message })).toMatch(/^cart-mfe\/pages\/cart\/CartPage\.module\.scss:4 /);
});

test('locates a missing module at the line that imports it', () => {
  const message = `Module not found: Error: Can't resolve './nope' in '${root}/cart-mfe/pages/cart'`;
  const moduleIdentifier = loaded('cart-mfe/pages/cart/CartPage.tsx');
  expect(found({ message, moduleIdentifier })).toBe(
    "cart-mfe/pages/cart/CartPage.tsx:2 There is no './nope'\nimport b from './nope';",
  );
  const gone = () => {
    throw new Error('There is no such file.');
  };
  expect(buildProblem({ message, moduleIdentifier }, gone)).toBe(
    "cart-mfe/pages/cart/CartPage.tsx There is no './nope'",
  );
});

test.each([
  ['TypeError: It is so.\n    at somewhere', 'It is so.'],
  [
    "Module not found: Error: Can't resolve './routes.tsx' in '/x'",
    "Module not found: Error: Can't resolve './routes.tsx' in '/x'",
  ],
])('reports the first line of any other error: %j', (message, line) => {
  expect(found({ message })).toBe(line);
  expect(found({ message, moduleIdentifier: 'container entry (default)' })).toBe(line);
});
