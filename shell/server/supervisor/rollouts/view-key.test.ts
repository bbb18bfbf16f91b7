import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { heardEvents } from 'log/testing/heard-events';
import { previewKey } from 'releases/preview/preview-key';
import { viewKey } from './take-views';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test('shells of one folder have the same, which is not that of previews', async () => {
  const [one, other] = [await viewKey(folder), await viewKey(folder)];
  expect(one).toEqual(other);
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(await previewKey(folder));
});

test('a shell that can have none has one of its own, and says so', async () => {
  const events = heardEvents();
  const nowhere = join(folder, 'preview.key/no-folder');
  const [one, other] = [await viewKey(nowhere), await viewKey(nowhere)];
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
  expect(events[0]).toMatchObject({ level: 'warn', msg: expect.stringContaining('that made the page') });
});
