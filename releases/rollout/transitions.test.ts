import { numberOf } from '@storefront/shared/release/version';
import type { RemoteState } from '../release-map/release-map';
import { releaseMap } from '../testing/release-map';
import { advance, begin, freeze, pause, resume, takeBack, unfreeze } from './transitions';

const old = '1.0.3+0123456789ab';
const next = '1.0.4+0123456789ab';
const other = '1.0.2+0123456789ab';
const live = releaseMap({ lab: { [old]: 100, [next]: 0, [other]: 0 } }).microFrontends.lab;
const [baseline, canary, third] = live as [(typeof live)[0], (typeof live)[0], (typeof live)[0]];
const plan = { steps: [1, 10.5, 100], stepDuration: 300 };
const before: RemoteState = { releases: [baseline], paths: ['/lab'] };

const began = () => begin(before, canary, plan);

const shares = (state: RemoteState | null) =>
  state?.releases?.map(
    ({ metadata, deployment }) =>
      `${numberOf(metadata.version)} ${deployment.traffic} %${deployment.default ? ', default' : ''}`,
  );

test('a release gets the visitors step by step, and with all of them the rollout ends', () => {
  const first = began();
  expect(shares(first)).toEqual(['1.0.3 99 %, default', '1.0.4 1 %']);
  expect(first.rollout).toMatchObject({ version: next, step: 0, paused: false });
  const second = advance(first);
  expect(shares(second)).toEqual(['1.0.3 89.5 %, default', '1.0.4 10.5 %']);
  const last = advance(second);
  expect(shares(last)).toEqual(['1.0.4 100 %, default']);
  expect(last.rollout).toBeUndefined();
  expect(last.paths).toEqual(['/lab']);
});

test('steps that end below 100 give all visitors after the last', () => {
  expect(shares(advance(begin(before, canary, { ...plan, steps: [20] })))).toEqual(['1.0.4 100 %, default']);
});

test('an older release can be rolled out, beside releases without visitors', () => {
  const both = begin({ releases: [third, baseline] }, third, plan);
  expect(shares(both)).toEqual(['1.0.3 99 %, default', '1.0.2 1 %']);
});

test('taking back returns all visitors to the other release', () => {
  const back = takeBack(advance(began()));
  expect(back).toEqual({
    paths: ['/lab'],
    releases: [{ ...baseline, deployment: { traffic: 100, default: true } }],
  });
});

test('resuming or the next step ends a pause', () => {
  const first = began();
  const resumed = resume(pause(first));
  expect(resumed.rollout).toEqual({ ...first.rollout, overruled: true });
  expect(advance(resumed).rollout?.overruled).toBe(false);
  expect(advance(pause(first)).rollout).toMatchObject({ step: 1, paused: false });
});

const split: RemoteState = {
  releases: [baseline, third].map((one) => ({ ...one, deployment: { traffic: 50, default: false } })),
};

const off: RemoteState = { releases: [{ ...baseline, deployment: { traffic: 0, default: true } }] };

test.each<[string, () => RemoteState, string]>([
  ['begins with nothing live', () => begin(null, canary, plan), 'a release that has all visitors'],
  [
    'begins while it is off',
    () => begin(off, canary, plan),
    'The remote is switched off: pnpm releases on brings it back.',
  ],
  ['begins with two live', () => begin(split, canary, plan), 'a release that has all visitors'],
  [
    'begins with what is live',
    () => begin(before, baseline, plan),
    `${old} has all visitors already: nothing changed.`,
  ],
  ['begins twice', () => begin(began(), third, plan), 'A rollout is under way already'],
  [
    'begins twice, otherwise',
    () => begin(began(), canary, { ...plan, stepDuration: 9 }),
    'A rollout is under way already',
  ],
  [
    'begins twice likewise',
    () => begin(began(), canary, plan),
    `The rollout of ${next} is under way already: nothing changed.`,
  ],
  [
    'begins while frozen',
    () => begin(freeze(before, 'lab'), canary, plan),
    'Changes of its traffic are frozen',
  ],
  ['goes on while frozen', () => advance(freeze(began(), 'lab')), 'Changes of its traffic are frozen'],
  [
    'is resumed while frozen',
    () => resume(freeze(pause(began()), 'lab')),
    'Changes of its traffic are frozen',
  ],
  ['goes on without any', () => advance(before), 'No rollout is under way.'],
  ['is taken back without any', () => takeBack(before), 'No rollout is under way.'],
  ['is paused twice', () => pause(pause(began())), 'is paused already'],
  ['is resumed unpaused', () => resume(began()), 'is not paused'],
  ['is frozen twice', () => freeze(freeze(before, 'lab'), 'lab'), 'lab is frozen already'],
  ['is frozen where it is not', () => freeze(null, 'lab'), 'lab is not in the release map'],
  ['is thawed unfrozen', () => unfreeze(before, 'lab'), 'lab is not frozen'],
])('a rollout that %s is refused in one sentence', (_, change, sentence) => {
  expect(change).toThrow(sentence);
});

test('a frozen rollout can be taken back, and stays frozen', () => {
  const back = takeBack(freeze(began(), 'lab'));
  expect(back.frozen).toBe(true);
  expect(unfreeze(back, 'lab').frozen).toBeUndefined();
});
