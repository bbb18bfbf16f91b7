import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { previewKeys, renewPreviewKey } from 'releases/preview/preview-key';
import { releasesIn } from 'releases/stores/releases';
import { viewKeys } from './derived-keys';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test('shells of one folder have the same keys, which differ from those of previews', async () => {
  const releases = releasesIn(folder);
  const [[one], [other]] = [await viewKeys(releases), await viewKeys(releases)];
  expect(one).toEqual(other);
  expect(one).toHaveLength(32);
  expect(await previewKeys(folder)).not.toContainEqual(one);
  await renewPreviewKey(releases);
  const [newest, before] = await viewKeys(releases);
  expect(before).toEqual(one);
  expect(newest).not.toEqual(one);
});

test('a shell that cannot share a key makes its own, and says so', async () => {
  const events = captureEvents();
  const nowhere = releasesIn(join(folder, 'preview.key/no-folder'));
  const [[one], [other]] = [await viewKeys(nowhere), await viewKeys(nowhere)];
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
  expect(events[0]).toMatchObject({ level: 'warn', msg: expect.stringContaining('that made the page') });
});
