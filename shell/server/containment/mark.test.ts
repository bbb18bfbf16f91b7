import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { currentRequest } from '../process/current-request';
import {
  codeName,
  type Mark,
  mark,
  parseMark,
  releaseInStack,
  runMarked,
  unmark,
  writeMarksTo,
} from './mark';

const badge: Mark = {
  remote: 'lab',
  version: '1.4.2+0a1b2c3d4e',
  phase: 'render',
  exposed: 'header-cart',
  address: '/shop/a b',
};
const routes: Mark = { ...badge, remote: 'archive', phase: 'load', exposed: 'routes', address: '' };
const file = join(temporaryFolder(), 'mark');
const written = () => parseMark(readFileSync(file, 'utf8'));

test.each([null, { kind: 'query', network: '2001:db8:7' }, { kind: 'body', network: '' }] as const)(
  "marks running code with its request and the visitor's input: %j",
  (input) => {
    writeMarksTo(file);
    for (const one of [badge, routes]) {
      currentRequest.run({ requestId: 'request-1', address: '/shop', input }, () => mark(one));
      expect(written()).toEqual({ ...one, request: { id: 'request-1', input } });
    }
  },
);

const line = (one: object) => `${JSON.stringify({ ...badge, request: null, ...one })}\n`;

test.each(['', '\n', 'null\n', '{"remote":"lab"}\n', line({ phase: 'sleep' }), `null\n${line({})}`])(
  'refuses the mark %j',
  (text) => expect(parseMark(text)).toBeNull(),
);

test('the file has the mark of the running code, then of the code around it, and none at the end', () => {
  writeMarksTo(file);
  expect(written()).toBeNull();
  mark(routes);
  expect(runMarked({ ...badge, address: 'x'.repeat(3_000) }, written)).toEqual({
    ...badge,
    address: 'x'.repeat(200),
    request: null,
  });
  expect(written()).toEqual({ ...routes, request: null });
  expect(() =>
    runMarked(badge, () => {
      throw new Error('broken release');
    }),
  ).toThrow('broken release');
  expect(written()).toEqual({ ...routes, request: null });
  unmark();
  expect(written()).toBeNull();
});

test.each([
  ['JSON.stringify', JSON, 'stringify'],
  ['a toJSON on every object', Object.prototype, 'toJSON'],
] as const)('code that breaks %s is still unmarked at its end', (_, object, name) => {
  const before = Object.getOwnPropertyDescriptor(object, name);
  const value = () => {
    throw new Error('broken');
  };
  writeMarksTo(file);
  try {
    mark(routes);
    runMarked(badge, () => Object.defineProperty(object, name, { value, configurable: true }));
    unmark();
  } finally {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  }
  expect(written()).toBeNull();
});

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };

test('attributes a stack to the release nearest to its top', () => {
  const stack = `Error: no
    at render (node:internal/x:1:2)
    at Badge (${codeName(lab, 'server/container.cjs')}:12:3)
    at Page (${codeName({ ...lab, remote: 'archive' }, 'server/container.cjs')}:1:1)`;
  expect(releaseInStack(stack)).toEqual(lab);
});

test.each([
  '',
  'Error\n    at main (/shop/server/worker.cjs:1:1)',
  '    at x (release:../../x@1/)',
  '    at x (release:lab@../../x/)',
  `Error: nothing found for ${codeName(lab, '')}\n    at main (/shop/server/worker.cjs:1:1)`,
])('attributes the stack %j to no release', (stack) => expect(releaseInStack(stack)).toBeNull());
