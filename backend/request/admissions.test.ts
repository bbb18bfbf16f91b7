import { admissions } from './admissions';
import { TooManyRequests } from './refusals';

test('admits ten a minute of each kind, whatever else was sent', () => {
  const admit = admissions(() => 0);
  for (const kind of ['general', 'quote', 'subscribe'] as const) {
    for (let nth = 0; nth < 10; nth += 1) expect(admit(kind, '203.0.113.1', false).tooMany).toBeNull();
    expect(() => admit(kind, '203.0.113.1', false)).toThrow(TooManyRequests);
  }
});
