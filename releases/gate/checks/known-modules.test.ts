import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { publishedCandidate } from '../../testing/candidate';
import { knownModules } from './known-modules';

process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();

async function findings(...exposed: string[]) {
  const exposes = Object.fromEntries(exposed.map((name) => [name, { scripts: [], styles: [] }]));
  const browser = { entry: 'container.js', exposes };
  const candidate = await publishedCandidate(folder, 'lab', '1.0.0', { browser });
  return (await knownModules.run(candidate)).findings.map((text) => text.replace(candidate.version, '1.0.0'));
}

test('a release with pages and a place of the shell has nothing against it', async () => {
  expect(await findings('./routes', './page-foot')).toEqual([]);
});

test('one for a place that there is not, or without its pages, is refused', async () => {
  expect(await findings('./page-foot', './page-head', './routes/more')).toEqual([
    "lab 1.0.0 fills 'page-head', which is no place of the shell.",
    "lab 1.0.0 fills 'routes/more', which is no place of the shell.",
    'lab 1.0.0 has /lab, and exposes no routes.',
  ]);
});

test('one without pages needs no routes', async () => {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.1', { paths: [] });
  expect((await knownModules.run(candidate)).findings).toEqual([]);
});
