import { endTerms, quarantineTerm } from './quarantined';

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f', until: '2026-11-22T10:01:00.000Z' };
const again = { ...lab, until: '2026-11-22T10:02:00.000Z' };

const end = jest.fn();
let see: ReturnType<typeof endTerms>;
beforeEach(() => {
  jest.useFakeTimers();
  end.mockReset();
  see = endTerms(end);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['before now', '2020-01-01T00:00:00.000Z'],
  ['after a thousand years', '3026-01-01T00:00:00.000Z'],
])("a quarantine lasts for its term, even if its writer's clock said %s", (_, until) => {
  const written = { ...lab, until };
  see([written]);
  jest.advanceTimersByTime(quarantineTerm - 1);
  see([written]);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  see([written]);
  expect(end.mock.calls).toEqual([[written]]);
});

test('does not end a quarantine that an operator lifted', () => {
  const lifted = { remote: 'lab', version: lab.version };
  see([lifted]);
  jest.advanceTimersByTime(2 * quarantineTerm);
  see([lifted]);
  expect(end).not.toHaveBeenCalled();
});

test('a quarantine that was lifted and came again has a new term', () => {
  see([lab]);
  jest.advanceTimersByTime(quarantineTerm - 1);
  see([again]);
  jest.advanceTimersByTime(quarantineTerm - 1);
  see([again]);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  see([again]);
  expect(end.mock.calls).toEqual([[again]]);
});

test('tries again after another term if it could not end a quarantine', () => {
  see([lab]);
  for (const _ of ['once', 'again']) {
    jest.advanceTimersByTime(quarantineTerm);
    // Known here and in the map.
    for (const _ of ['a look', 'and the next']) see([lab, lab]);
  }
  expect(end.mock.calls).toEqual([[lab], [lab]]);
});
