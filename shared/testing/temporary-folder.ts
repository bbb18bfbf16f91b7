import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that is gone after the test file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
