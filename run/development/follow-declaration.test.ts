import { unwatchFile } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteAt } from '@storefront/build/workspace-remotes';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { followDeclaration } from './follow-declaration';

const folder = join(temporaryFolder(), 'lab-mfe');
const file = join(folder, 'remote.ts');
const declaration = (changes: object) => {
  const remote = { name: 'lab', port: 3009, routes: './routes.tsx', paths: ['/lab'], places: {}, budget: 1 };
  return `export const remote = ${JSON.stringify({ ...remote, ...changes })};`;
};

afterAll(() => unwatchFile(file));

test('what is declared counts as it is now, and what cannot is told until it is mended', async () => {
  await mkdir(folder);
  await writeFile(file, declaration({}));
  const heard: unknown[] = [];
  let hear = () => {};
  const say = (said: unknown) => {
    heard.push(said);
    hear();
  };
  followDeclaration(remoteAt(folder), { onChange: ({ paths }) => say(paths), onProblem: say });

  /** What is heard of a change, as soon as there are so many. */
  const after = async (text: string, count: number) => {
    heard.length = 0;
    // Jest keeps modules that Node would read anew.
    jest.resetModules();
    const all = new Promise<void>((resolve) => (hear = () => heard.length === count && resolve()));
    // There is never a part of it.
    await writeFile(`${file}.next`, text);
    await rename(`${file}.next`, file);
    await all;
    return [...heard];
  };
  expect(await after(declaration({ paths: ['/lab', '/lab/:id'] }), 2)).toEqual([null, ['/lab', '/lab/:id']]);
  expect(await after("throw new Error('broken');", 1)).toEqual([`${file} cannot be read: broken`]);
  for (const changes of [{ name: 'other' }, { port: 3010 }]) {
    expect(await after(declaration(changes), 1)).toEqual([
      'lab-mfe/remote.ts has another name or port, which count when pnpm dev is started again.',
    ]);
  }
  expect(await after(declaration({ paths: [] }), 2)).toEqual([null, []]);
});
