import { type FetchedRelease, recordArrival } from '../remotes/fetched-release';
import { documentUses } from './document-uses';

const counted = jest.fn();
jest.mock('../containment/worker-reporting', () => ({
  ...jest.requireActual('../containment/worker-reporting'),
  countRelease: (_: object, ...counts: unknown[]) => counted(...counts),
}));

let now: number;
beforeEach(() => {
  counted.mockReset();
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const lab = () => ({ remote: 'lab', version: '1.0.0+0123456789ab' }) as FetchedRelease;
const modules = { owner: null, needed: ['lab'] };

test("waiting for a release's files does not make a document slow", () => {
  const uses = documentUses('ann');
  const release = lab();
  now += 2_800;
  recordArrival(release);
  now += 200;
  uses.with({ lab: release }, modules);
  uses.count(200, false);
  expect(counted.mock.calls).toEqual([
    [expect.objectContaining({ documents: 1, slow: 0 }), { visitor: 'ann', duration: 200 }],
  ]);
});

test('a document whose releases were loaded before counts its whole duration', () => {
  const release = lab();
  recordArrival(release);
  now += 60_000;
  const uses = documentUses('ann');
  now += 1_001;
  uses.with({ lab: release }, modules);
  uses.count(200, false);
  expect(counted.mock.calls[0]?.[0]).toMatchObject({ slow: 1 });
});
