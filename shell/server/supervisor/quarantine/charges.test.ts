import type { Charge } from 'releases/quarantine/charge';
import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import { type Charges, createCharges } from './charges';

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };
const charged = (at: string): Charge => ({
  at,
  reason: 'hung',
  phase: 'render',
  exposed: 'routes',
  address: '/shop',
  message: 'It stood still.',
  stack: '',
});

let quarantined: QuarantinedRelease[];
const changed = jest.fn();
let isLast: boolean;
let charges: Charges;
beforeEach(() => {
  quarantined = [];
  isLast = false;
  charges = createCharges({
    limit: 2,
    isQuarantined: ({ version }) => version === '9.0.0+0a1b2c3d4e5f',
    isLast: () => isLast,
    quarantine: (release) => quarantined.push(release),
    changed,
  });
});

test('a second charge brings a release into quarantine, with both', () => {
  const both = [charged('2026-11-22T10:00:00.000Z'), charged('2026-11-22T10:09:59.000Z')];
  for (const one of both) charges.charge(lab, one);
  expect(quarantined).toEqual([{ ...lab, since: '2026-11-22T10:09:59.000Z', charges: both }]);
});

test('charges of two releases, or with more than ten minutes between them, bring none', () => {
  charges.charge(lab, charged('2026-11-22T10:00:00.000Z'));
  charges.charge({ ...lab, version: '1.4.1+0a1b2c3d4e5f' }, charged('2026-11-22T10:00:01.000Z'));
  charges.charge(lab, charged('2026-11-22T10:10:01.000Z'));
  expect(quarantined).toEqual([]);
});

test('what is in quarantine is charged with nothing more', () => {
  for (const second of [1, 2, 3])
    charges.charge({ ...lab, version: '9.0.0+0a1b2c3d4e5f' }, charged(`2026-11-22T10:00:0${second}.000Z`));
  expect(quarantined).toEqual([]);
});

test('everybody who waits for what is late at one time is one charge', () => {
  const late = (at: string) => charges.charge(lab, { ...charged(at), reason: 'late' });
  for (const ms of ['000', '400', '999']) late(`2026-11-22T10:00:01.${ms}Z`);
  expect(quarantined).toEqual([]);
  late('2026-11-22T10:00:02.000Z');
  expect(quarantined).toHaveLength(1);
});

test('a remote’s last release is out for a minute after ten charges with what takes workers, and after no others', () => {
  isLast = true;
  for (let second = 10; second < 40; second += 1)
    for (const reason of ['late', 'threw', 'rejected', 'patched'])
      charges.charge(lab, { ...charged(`2026-11-22T10:00:${second}.000Z`), reason });
  for (let second = 10; second < 19; second += 1)
    charges.charge(lab, charged(`2026-11-22T10:01:${second}.000Z`));
  expect(quarantined).toEqual([]);
  charges.charge(lab, charged('2026-11-22T10:01:59.000Z'));
  expect(quarantined.map(({ charges }) => charges.length)).toEqual([10]);
  expect(quarantined.map(({ until }) => until)).toEqual(['2026-11-22T10:02:59.000Z']);
});

test('after a quarantine a release begins anew', () => {
  for (const second of [1, 2, 3]) charges.charge(lab, charged(`2026-11-22T10:00:0${second}.000Z`));
  expect(quarantined).toHaveLength(1);
  charges.charge(lab, charged('2026-11-22T10:00:04.000Z'));
  expect(quarantined).toHaveLength(2);
});

test('what takes no worker puts a release on no probation', () => {
  charges.charge(lab, { ...charged('2026-11-22T10:00:00.000Z'), reason: 'patched' });
  expect(charges.onProbation()).toEqual([]);
});

test('for half a minute after it took a worker a release is on probation, which is said when it begins and ends', () => {
  jest.useFakeTimers();
  charges.charge(lab, charged('2026-11-22T10:00:00.000Z'));
  expect(charges.onProbation()).toEqual(['lab@1.4.2+0a1b2c3d4e5f']);
  jest.advanceTimersByTime(29_999);
  changed.mockClear();
  jest.advanceTimersByTime(1);
  expect(charges.onProbation()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
