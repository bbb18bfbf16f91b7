import { releaseMap } from 'releases/testing/release-map';
import { served } from '../../http/testing/served';
import { createOperators } from './operators';

const operatorTokens = ['for-the-operators'];
const metricsTokens = ['for-the-metrics!'];
const map = releaseMap({ lab: { '1.0.0': 100 } });
const sources = {
  releaseMap: { map: () => map, revision: () => 7, unreadableSince: () => null, text: () => '{}' },
  quarantine: { names: () => [], of: () => null },
  documents: { count: () => 0, turnedAway: () => 0 },
  uploads: { refused: () => 0, dropped: () => 0 },
  evidenceOf: async () => null,
  store: { history: async () => ({ changes: [], leftOut: 0 }) },
};

async function shown(tokens: { operatorTokens: string[]; metricsTokens: string[] }, token: string) {
  const { answer } = createOperators({ ...tokens, ...sources } as unknown as Parameters<
    typeof createOperators
  >[0]);
  const origin = await served(async (message, response) => {
    if (!(await answer(message, response))) response.writeHead(404).end();
  });
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/metrics', '/_releases/map.json', '/_releases'];
  return Promise.all(paths.map(async (path) => (await fetch(origin + path, { headers })).status));
}

test('the token for the metrics opens nothing else, and that of the operators all', async () => {
  const both = { operatorTokens, metricsTokens };
  expect(await shown(both, 'for-the-metrics!')).toEqual([200, 401, 401]);
  expect(await shown(both, 'for-the-operators')).toEqual([200, 200, 200]);
  expect(await shown(both, 'for-nobody-at-all')).toEqual([401, 401, 401]);
});

test('without a token there is no such address', async () => {
  const none = { operatorTokens: [], metricsTokens: [] };
  expect(await shown({ ...none, metricsTokens }, 'for-the-metrics!')).toEqual([200, 404, 404]);
  expect(await shown(none, '')).toEqual([404, 404, 404]);
});
