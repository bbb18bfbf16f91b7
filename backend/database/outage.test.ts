import { DatabaseError } from 'pg';
import { DatabaseOutage, explainOutage } from './outage';

const failed = (code: string) => Object.assign(new DatabaseError('no', 2, 'error'), { code });

test.each([
  ['an ended statement', failed('57014')],
  ['a stopping server', failed('57P01')],
  ['too many connections', failed('53300')],
  ['a changed password', failed('28P01')],
  ['a former primary', failed('25006')],
  ['a pooler that gave up', failed('08P01')],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
])('%s is an outage', async (_what, error) => {
  const explained = explainOutage(() => Promise.reject(error));
  await expect(explained).rejects.toThrow(DatabaseOutage);
  await expect(explained).rejects.toMatchObject({ statusCode: 503, cause: error });
});

test.each([
  ['a unique violation', failed('23505')],
  ['a wrong statement', failed('42601')],
  ['a wrong parameter', new TypeError('circular')],
])('%s is not', async (_what, error) => {
  await expect(explainOutage(() => Promise.reject(error))).rejects.toBe(error);
});
