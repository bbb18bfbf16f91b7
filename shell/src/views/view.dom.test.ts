import { recordPageErrors } from './view';

const broken = new Error('broken');
const throwing = async () => {
  throw broken;
};

test('records the files that a page requests, and those that fail', async () => {
  const view = recordPageErrors();
  await view.noting(async () => 'there')('lab/routes');
  await expect(view.noting(throwing)('reviews/page-foot')).rejects.toBe(broken);
  expect([...view.used]).toEqual(['lab', 'reviews']);
  expect(view.faults).toEqual([{ error: broken, remote: 'reviews' }]);
});

test('records uncaught errors and those that a boundary catches, up to a limit', () => {
  const view = recordPageErrors();
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  view.caught(broken);
  expect(view.faults).toEqual([{ error: broken }, { error: 'no' }, { error: broken }]);
  for (let nth = 0; nth < 100; nth += 1) view.caught(broken);
  expect(view.faults).toHaveLength(20);
});
