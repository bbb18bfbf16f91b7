import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { heardEvents } from 'log/testing/heard-events';
import { liftQuarantine, quarantine, quarantinedReleases } from 'releases/quarantine/quarantine';
import { hungInRender } from 'releases/testing/charge';
import { followQuarantine } from './quarantined';

const withSources = async (stack: string) =>
  stack.replace('release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:2', 'lab-mfe/Widget.tsx:7');
const parent = temporaryFolder();

const lab = {
  remote: 'lab',
  version: '1.4.2+0a1b2c3d4e5f',
  since: '2026-11-22T10:00:00.000Z',
  charges: [hungInRender],
};
const name = 'lab@1.4.2+0a1b2c3d4e5f';
const why = `${name} is in quarantine since 2026-11-22T10:00:00.000Z: hung (render header-cart /shop): It would not go on.`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(parent, 'releases-'));
});

/** Resolves when the condition holds; the test's own limit ends the waiting. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(setImmediate);
}

test('a release that this shell puts in quarantine is there at once, with the reason, and in the folder', async () => {
  const events = heardEvents();
  const changed = jest.fn();
  const followed = await followQuarantine(folder, withSources, changed);
  expect(followed.names()).toEqual([]);
  followed.add(lab, null);
  followed.add(lab, null);
  expect(followed.names()).toEqual([name]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(events).toMatchObject([{ msg: why, remote: 'lab', release: '1.4.2+0a1b2c3d4e5f' }]);
  await until(async () => (await quarantinedReleases(folder)).length > 0);
  expect(await quarantinedReleases(folder)).toEqual([
    { ...lab, charges: [{ ...hungInRender, stack: '    at Widget (lab-mfe/Widget.tsx:7)' }] },
  ]);
});

test('one that another shell puts there, or an operator lifts, is followed', async () => {
  const events = heardEvents();
  const changed = jest.fn();
  const followed = await followQuarantine(folder, withSources, changed);
  await quarantine(folder, lab);
  await until(() => followed.names().includes(name));
  await until(() => changed.mock.calls.length === 1);
  await liftQuarantine(folder, lab);
  await until(() => followed.names().length === 0);
  await until(() => changed.mock.calls.length === 2);
  expect(events.map(({ msg }) => msg)).toEqual([why, `${name} is no longer in quarantine`]);
});

test('where the folder cannot be written, a release is in quarantine for this shell', async () => {
  await writeFile(join(folder, '.quarantine'), 'not a folder');
  const events = heardEvents();
  const followed = await followQuarantine(folder, withSources, () => {});
  followed.add(lab, null);
  await until(() => events.some(({ msg }) => msg === `${name} is in quarantine for this shell alone`));
  expect(events.at(-1)?.err?.message).toContain('EEXIST');
  expect(followed.names()).toEqual([name]);
});

test('one that is in quarantine for a while comes back', async () => {
  heardEvents();
  const followed = await followQuarantine(folder, withSources, () => {});
  followed.add(lab, 700);
  await until(async () => (await quarantinedReleases(folder)).length > 0);
  await until(() => followed.names().length === 0);
  expect(await quarantinedReleases(folder)).toEqual([]);
});
