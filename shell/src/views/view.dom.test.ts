import { recordPageErrors } from './view';

const broken = new Error('broken');
const throwing = async () => {
  throw broken;
};

test('what a page asks for is noted, and what of it cannot be had', async () => {
  const view = recordPageErrors();
  await view.noting(async () => 'there')('lab/routes');
  await expect(view.noting(throwing)('reviews/page-foot')).rejects.toBe(broken);
  expect([...view.used]).toEqual(['lab', 'reviews']);
  expect(view.faults).toEqual([{ error: broken, remote: 'reviews' }]);
});

test('so is what is thrown or rejected with nobody to catch it, or with a boundary, but not without end', () => {
  const view = recordPageErrors();
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  view.caught(broken);
  expect(view.faults).toEqual([{ error: broken }, { error: 'no' }, { error: broken }]);
  for (let nth = 0; nth < 100; nth += 1) view.caught(broken);
  expect(view.faults).toHaveLength(20);
});
