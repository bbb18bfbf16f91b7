import { createHash } from 'node:crypto';
import { nothingCounted } from '../../containment/release-counts';
import { rolloutTo } from '../testing/rollout-to';
import type { PlotData } from './HalfHour';
import { operatorPage, operatorPageAnswers } from './operator-page';
import { createSamples } from './release-tallies';
import type { ReleaseView, RemoteView, ShopView, ShopViewSources } from './shop-view';

const old = '1.0.3+0123456789ab';
const next = '1.0.4+0123456789ab';
const at = Date.parse('2026-11-23T04:05:06Z');

const key = `${'A'.repeat(43)}=`;

const release = (version: string, more: Partial<ReleaseView> = {}): ReleaseView => ({
  version,
  traffic: 100,
  isDefault: false,
  quarantine: null,
  signing: { key, isSigned: true, refused: null },
  counts: nothingCounted,
  samples: createSamples().all(),
  ...more,
});
const remote = (more: Partial<RemoteView> = {}): RemoteView => ({
  name: 'lab',
  paths: ['/lab'],
  isFrozen: false,
  needsSignature: true,
  releases: [release(old)],
  rollout: null,
  analysis: null,
  ...more,
});
const view = (more: Partial<ShopView> = {}): ShopView => ({
  at,
  revision: 7,
  unreadableSince: null,
  remotes: [remote()],
  history: { changes: [] },
  ...more,
});

/** The text of the page, with plain blanks in place of non-breaking ones. */
function shown(more?: Partial<ShopView>) {
  const { body } = operatorPage(view(more));
  const page = new DOMParser().parseFromString(body, 'text/html');
  const rows = [...page.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => textOf(cell)));
  return { page, text: textOf(page.getElementById('shop') ?? page.body), rows };
}
const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

test('shows the map in force, and since when it is outdated', () => {
  expect(shown().text).toContain('Revision 7 of the release map, as of 23 Nov 2026, 04:05:06 UTC');
  expect(shown().text).not.toContain('cannot be read');
  expect(shown({ unreadableSince: at - 1_000 }).text).toContain(
    'The newest release map cannot be read since 23 Nov 2026, 04:05:05 UTC',
  );
});

test('shows each release with its traffic, state and counts', () => {
  const counts = { ...nothingCounted, documents: 1_000, failures: 12, deaths: 1 };
  const releases = [release(old, { traffic: 90, isDefault: true, counts }), release(next, { traffic: 10 })];
  expect(shown({ remotes: [remote({ releases })] }).rows).toEqual(
    expect.arrayContaining([
      [`lab ${old}`, '90 %', 'default', key, '1,000', '13 of 1,000 (1.3 %)', '0', '0', '1 of 1,000 (0.1 %)'],
      [`lab ${next}`, '10 %', '–', key, '0', '0', '0', '0', '0'],
    ]),
  );
});

test('shows the signature of each release, releases that run nowhere, and remotes without keys', () => {
  const unsigned = { key: null, isSigned: false, refused: null };
  const strange = { key: null, isSigned: true, refused: 'is signed with no key of lab' };
  const shop = (needsSignature: boolean, ...signing: ReleaseView['signing'][]) =>
    shown({
      remotes: [
        remote({
          needsSignature,
          releases: signing.map((one, nth) => release(`1.0.${nth}+0123456789ab`, { signing: one })),
        }),
      ],
    });
  const { text, rows } = shop(true, unsigned, strange, null);
  expect(rows.map(([, , , cell]) => cell)).toEqual(
    expect.arrayContaining(['Signed with', 'unsigned', 'no key of the remote', '–']),
  );
  expect(text).toContain('1.0.1+0123456789ab runs nowhere, because it is signed with no key of lab.');
  expect(text.match(/runs nowhere/g)).toHaveLength(1);
  expect(text).not.toContain('need no signature');
  expect(shop(false, unsigned).text).toContain('Its releases need no signature');
  expect(shown().text).not.toMatch(/signature|nowhere/);
});

test('shows quarantines with reasons, freezes and switched-off remotes', () => {
  const quarantine = { since: '2026-11-22T10:00:00.000Z', until: '', why: 'hung: It stopped responding.' };
  const { text } = shown({
    remotes: [
      remote({
        isFrozen: true,
        releases: [release(old, { traffic: 0, quarantine }), release(next, { traffic: null })],
      }),
    ],
  });
  expect(text).toContain(
    `${old} is in quarantine since 22 Nov 2026, 10:00:00 UTC: hung: It stopped responding.`,
  );
  expect(text).toContain('It is frozen');
  expect(text).toContain('It is switched off');
  const unknown = remote({ releases: [release(old, { quarantine: { since: '', until: '', why: '' } })] });
  expect(shown({ remotes: [unknown] }).text).toContain(
    `${old} is in quarantine: this shell does not know why`,
  );
  expect(shown().text).not.toMatch(/frozen|quarantine|switched off/);
});

test('shows the step of a rollout, whether it is paused, and its analysis with numbers', () => {
  const rollout = { ...rolloutTo(next, 1, 10, 100), step: 1, paused: true };
  const signal = {
    signal: 'failures' as const,
    canary: { counted: 12, of: 480 },
    baseline: { counted: 3, of: 4_320 },
    evidence: 9.04,
    expected: 0.3,
    needed: 5.3,
  };
  const analysis = { outcome: 'fail' as const, because: '12 of 480 documents failed', signals: [signal] };
  const { text, rows } = shown({ remotes: [remote({ rollout, analysis })] });
  expect(text).toContain('Rollout of 1.0.4, step 2 of 3, paused');
  expect(text).toContain('Its steps: 1 % → 10 % → 100 %');
  expect(text).toContain('Analysis: fail – it is taken back. 12 of 480 documents failed.');
  expect(rows).toContainEqual(['documents failed', '12 of 480 (2.5 %)', '3 of 4,320 (0.07 %)', '9.0 of 5.3']);
  const later = { ...rollout, paused: false, overruled: true };
  const { text: unseen } = shown({ remotes: [remote({ rollout: later })] });
  expect(unseen).toContain('An operator has let this step go on after a pause.');
  expect(unseen).toContain('This shell has no results of it yet.');
  expect(unseen).not.toContain('It is paused');
});

test('shows the last half hour as a plot and as a table', () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const counted = createSamples();
  counted.add({ documents: 1, failures: 1 }, 1_500);
  for (const duration of [10, 10, 10]) counted.add({ documents: 1 }, duration);
  const { page, rows, text } = shown({
    remotes: [remote({ releases: [release(old, { samples: counted.all() }), release(next)] })],
  });
  expect(text).toContain(
    `${old}: documents that failed: 1 of 4 (25 %); half made within 10 ms, 95 of 100 within 1.5 s`,
  );
  expect(text).toContain(`${next}: no documents`);
  expect(rows).toContainEqual([old, '5 to 0', '4', '1', '10 ms', '1.5 s']);
  expect(rows).toContainEqual([old, '30 to 25', '0', '0', '–', '–']);
  const plots = [...page.querySelectorAll<HTMLElement>('[role=img]')];
  expect(plots.map((plot) => plot.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('lab that failed'),
    expect.stringContaining('documents of lab, in ms'),
  ]);
  const lines = plots.map((plot): PlotData['lines'] => JSON.parse(plot.dataset.plot ?? '').lines);
  const drawn = lines.flat().map(({ label, values }) => [label, values.length, ...values.slice(-2)]);
  expect(drawn).toEqual([
    [old, 60, null, 25],
    [old, 60, null, expect.closeTo(1_500, -2)],
    [`${old}, median`, 60, null, 10],
  ]);
  const { page: quiet, text: nothing } = shown();
  expect(nothing).toContain(`${old}: no documents`);
  expect(quiet.querySelector('[role=img], details')).toBeNull();
  jest.restoreAllMocks();
});

test('shows author, time, change and reason of the history, or why it cannot be read', () => {
  const change = {
    revision: 7,
    at: '2026-11-22T10:00:00.000Z',
    who: 'ann',
    why: 'the sale',
    remote: 'lab',
    from: {},
    to: { frozen: true as const },
  };
  const restored = { ...change, revision: 8, restores: 6, why: 'the map was damaged' };
  const { page } = shown({ history: { changes: [restored, { ...restored, remote: 'reviews' }, change] } });
  expect(page.querySelector('#revision-8-reviews')?.textContent).toContain('revision 6 restored: reviews');
  const first = page.querySelector('#revision-7-lab');
  for (const part of ['ann', '22 Nov 2026, 10:00:00 UTC', 'lab not frozen → frozen', 'the sale'])
    expect(first?.textContent).toContain(part);
  const findings = { ...change, forced: ['the cart’s badge is missing', 'a slow page'] };
  const forced = shown({ history: { changes: [findings, { ...change, revision: 6, forced: [], why: '' }] } });
  expect(forced.text).toContain('Findings accepted or overridden: 2. Reason: the sale');
  expect(forced.text).toContain('Forced. No reason was given.');
  expect(shown({ history: { problem: 'It cannot be read (EACCES).' } }).text).toContain(
    'It cannot be read (EACCES).',
  );
});

test('escapes all texts, and its policy allows only what is on the page', () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  const change = { revision: 7, at: evil, who: evil, why: evil, remote: evil, from: null, to: null };
  const quarantine = { since: evil, until: evil, why: evil };
  const signing = { key: evil, isSigned: true, refused: evil };
  const { headers, body } = operatorPage(
    view({
      remotes: [remote({ name: evil, paths: [evil], releases: [release(evil, { quarantine, signing })] })],
      history: { changes: [change] },
    }),
  );
  const page = new DOMParser().parseFromString(body, 'text/html');
  expect(page.querySelectorAll('img, main script, script:not([src])')).toHaveLength(0);
  expect(page.querySelectorAll('[style], [onclick], [onerror]')).toHaveLength(0);
  expect(Object.keys(operatorPageAnswers({} as ShopViewSources))).toContain(
    page.querySelector('script')?.getAttribute('src'),
  );
  const style = page.querySelector('style')?.textContent ?? '';
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const policy = headers['content-security-policy'];
  expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src ${hash};`);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});
