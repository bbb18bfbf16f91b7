import type { LogEvent } from 'log/log-event';
import type { Strike } from 'releases/quarantine/strike';
import { faultsOf } from './faults';

const version = '1.0.0+0a1b2c3d4e5f';
const name = `lab ${version}`;
const at = '2026-11-22T10:00:00.000Z';
const stack = `Error: broken\n    at Widget (release:lab@${version}/lab-mfe/PageFoot.tsx:7:3)`;
const hung: Strike = {
  at,
  reason: 'hung',
  phase: 'render',
  exposed: 'page-foot',
  address: '/lab',
  message: 'It stopped responding.',
  stack: '',
};
const event = (about: Partial<LogEvent>): LogEvent => ({
  level: 'error',
  time: at,
  msg: 'left out',
  ...about,
});
const faults = (strikes: readonly Strike[], events: readonly LogEvent[]) =>
  faultsOf('lab', version, strikes, events);
const own = { remote: 'lab', release: version };
const err = { type: 'Error', message: 'broken', stack };

test('lists strikes and log events once, with their place in the sources', () => {
  const left = event({ ...own, phase: 'render', address: '/lab', err });
  expect(faults([hung], [left, left])).toEqual([
    `${name} hung (render page-foot /lab): It stopped responding.`,
    `${name} (render /lab): broken (lab-mfe/PageFoot.tsx:7).`,
  ]);
});

test('does not list a log event about a strike again', () => {
  const threw = { ...hung, reason: 'threw', phase: '', exposed: '', address: '', message: 'broken', stack };
  expect(faults([threw], [event({ msg: 'uncaught', err })])).toEqual([
    `${name} threw: broken (lab-mfe/PageFoot.tsx:7).`,
  ]);
});

test('does not repeat the name of the release', () => {
  const message = `${name} changes Array.prototype.map, which all code shares`;
  expect(faults([{ ...hung, reason: 'patched', message }], [])).toEqual([
    `${name} patched (render page-foot /lab): changes Array.prototype.map, which all code shares.`,
  ]);
});

test('lists omitted lines as one fault, however many they were', () => {
  const lines = ['99 more lines were left out', '100 more lines were left out'];
  const events = lines.map((msg) => event({ level: 'warn', msg }));
  expect(faults([], events)).toEqual([`${name}: It logs so many lines that some are left out.`]);
});

test('ignores omitted lines if another release logged more', () => {
  const left = event({ level: 'warn', msg: '99 more lines were left out' });
  const lines = (remote: string) => event({ level: 'info', remote, release: version, msg: 'tick' });
  expect(faults([], [lines('archive'), lines('archive'), lines('lab'), left])).toEqual([]);
  expect(faults([], [lines('archive'), lines('lab'), lines('lab'), left])).toHaveLength(1);
});

test.each<[string, Partial<LogEvent>]>([
  ['of another remote', { remote: 'archive', release: version, err: { ...err, stack: '' } }],
  ['of another release', { remote: 'lab', release: '1.0.1+0a1b2c3d4e5f', err: { ...err, stack: '' } }],
  ['of nobody', { err: { ...err, stack: '' } }],
  ['that is only worth knowing', { ...own, level: 'info' }],
  ['about what could not be fetched', { ...own, phase: 'fetch', err }],
  [
    'about a busy machine',
    { ...own, phase: 'load', err: { ...err, message: 'The document had no time left for ./routes.' } },
  ],
  ['about the end of a worker', { ...own, msg: `worker 12 ended (hung) in ${name}` }],
])('ignores an event %s', (_, about) => {
  expect(faults([], [event(about)])).toEqual([]);
});
