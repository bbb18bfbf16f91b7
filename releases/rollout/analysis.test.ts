import { analyse } from './analysis';
import { type Counts, noCounts } from './counts';
import { addSampleWindows, noEvidence } from './evidence';

const sample = (canary: Partial<Counts>, baseline: Partial<Counts>, step = 0) => ({
  step,
  canary: { ...noCounts, ...canary },
  baseline: { ...noCounts, ...baseline },
});

const analysisAfter = (...samples: ReturnType<typeof sample>[]) =>
  analyse(
    addSampleWindows(noEvidence, samples),
    { step: samples.at(-1)?.step ?? 0, steps: [10, 50] },
    '1.0.3',
  );

const analysis = (...of: Parameters<typeof sample>) => {
  const { outcome, because } = analysisAfter(sample(...of));
  return `${outcome}: ${because}`;
};

test('takes back a canary that fails much more often than its baseline', () => {
  expect(analysis({ documents: 480, failures: 12 }, { documents: 4_320, failures: 3 })).toBe(
    'fail: 12 of 480 documents failed, against 3 of 4,320 of 1.0.3',
  );
});

test.each([
  ['fallbacks', 'documents', '9 of 100 documents showed a fallback, against 2 of 900 of 1.0.3'],
  ['slow', 'documents', '15 of 100 documents took longer than 1 s, against 2 of 900 of 1.0.3'],
  ['brokenViews', 'views', '20 of 100 pages were broken in browsers, against 2 of 900 of 1.0.3'],
] as const)('takes back a canary with more %s', (signal, of, because) => {
  const [counted] = /\d+/.exec(because) ?? [];
  expect(
    analysis(
      { documents: 100, [of]: 100, [signal]: Number(counted) },
      { documents: 900, [of]: 900, [signal]: 2 },
    ),
  ).toBe(`fail: ${because}`);
});

test('counts failures of earlier steps', () => {
  const before = sample({ documents: 20, failures: 2 }, { documents: 180 });
  const now = (failures: number) => sample({ documents: 25, failures }, { documents: 25 }, 1);
  expect(analysisAfter(before, now(1)).outcome).not.toBe('fail');
  expect(analysisAfter(before, now(3)).because).toBe('5 of 45 documents failed, against 0 of 205 of 1.0.3');
});

test('one document takes no canary back', () => {
  expect(analysis({ documents: 60, failures: 1 }, { documents: 599_940 })).toMatch(/^inconclusive: /);
});

test('a certain but small difference is no harm', () => {
  expect(analysis({ documents: 100_000, failures: 60 }, { documents: 900_000 })).toBe(
    'pass: 60 of 100,000 documents failed, against 0 of 900,000 of 1.0.3',
  );
  expect(analysis({ documents: 400_000, failures: 5_000 }, { documents: 400_000, failures: 4_000 })).toMatch(
    /^pass: /,
  );
});

test('sixty documents of both without failures pass', () => {
  expect(analysis({ documents: 60 }, { documents: 540 })).toBe(
    'pass: 0 of 60 documents failed, against 0 of 540 of 1.0.3',
  );
  expect(analysis({ documents: 59 }, { documents: 541 })).toBe(
    'inconclusive: 59 documents in this step, and 541 of 1.0.3: 60 of each are needed',
  );
});

test('a step needs documents of its own', () => {
  expect(
    analysisAfter(
      sample({ documents: 600 }, { documents: 5_400 }),
      sample({ documents: 9 }, { documents: 9 }, 1),
    ).because,
  ).toBe('9 documents in this step, and 9 of 1.0.3: 60 of each are needed');
});

test('waits if the baseline gets no visitors', () => {
  expect(analysis({ documents: 6_000, failures: 6_000, views: 6_000 }, {})).toBe(
    'inconclusive: 6,000 documents in this step, and 0 of 1.0.3: 60 of each are needed',
  );
});

test('does not advance on a suspicion', () => {
  expect(analysis({ documents: 400, failures: 7 }, { documents: 400 })).toBe(
    'inconclusive: 7 of 400 documents failed, against 0 of 400 of 1.0.3: too few to be sure',
  );
});

describe('browsers', () => {
  test('reports are awaited if the baseline has them', () => {
    expect(analysis({ documents: 100, views: 59 }, { documents: 900, views: 600 })).toBe(
      'inconclusive: browsers reported about 59 pages in this step, and about 600 of 1.0.3: 60 are needed',
    );
    expect(analysis({ documents: 100, views: 60 }, { documents: 900, views: 600 })).toMatch(/^pass: /);
  });

  test('reports are not awaited if the baseline has hardly any', () => {
    expect(analysis({ documents: 1_000 }, { documents: 9_000, views: 80 })).toMatch(/^pass: /);
  });

  test('a canary without reports does not advance', () => {
    const baseline = { documents: 9_000, views: 6_000 };
    expect(analysis({ documents: 1_000, views: 300 }, baseline)).toMatch(/^inconclusive: /);
    expect(analysis({ documents: 1_000, views: 400 }, baseline)).toMatch(/^pass: /);
  });

  test('reports are due by the share of the visitors, since of a canary fewer pages come from caches', () => {
    const baseline = { documents: 900, views: 9_000 };
    expect(analysis({ documents: 600, views: 1_000 }, baseline)).toMatch(/^pass: /);
    expect(analysis({ documents: 90, views: 499 }, baseline)).toMatch(/: 500 are needed$/);
  });

  test('none is due from a visitor for whom the canary could not be fetched', () => {
    const before = sample({ unfetched: 300 }, { documents: 450, views: 4_500 });
    const since = sample({ documents: 100, views: 200 }, { documents: 450, views: 4_500 });
    expect(analysisAfter(before, since).outcome).toBe('pass');
  });

  test('few reports take no canary back', () => {
    expect(analysis({ documents: 100, views: 70, brokenViews: 19 }, { documents: 900, views: 600 })).toBe(
      'inconclusive: 19 of 70 pages were broken in browsers, against 0 of 600 of 1.0.3: too few to be sure',
    );
  });

  test('there may be more reports than documents of a release', () => {
    expect(analysis({ documents: 80, views: 800 }, { documents: 900, views: 7_500 })).toMatch(/^pass: /);
  });
});

describe('files that cannot be fetched', () => {
  const because = (unfetched: number, since: number) =>
    `fetch: its files could not be fetched for ${unfetched} documents of this step. They could for ${since} since; the rollout goes on after 60. Look at the release's asset server`;

  test('take no canary back, however many documents lack them', () => {
    expect(analysis({ unfetched: 7 }, { documents: 63 })).toBe(`inconclusive: ${because(7, 0)}`);
    expect(analysis({ unfetched: 7_000 }, { documents: 63_000 })).toMatch(/^inconclusive: /);
  });

  test('keep a canary in its step until enough documents had them', () => {
    const [passed, failed] = [sample({ documents: 600 }, { documents: 5_400 }), sample({ unfetched: 1 }, {})];
    expect(analysisAfter(passed, failed).because).toBe(because(1, 0));
    const after = (documents: number) =>
      analysisAfter(passed, failed, sample({ documents }, { documents: 9 * documents }));
    expect(after(59).because).toBe(because(1, 59));
    expect(after(60).outcome).toBe('pass');
  });

  test('do not count in the next step', () => {
    const next = sample({ documents: 60 }, { documents: 60 }, 1);
    expect(analysisAfter(sample({ unfetched: 9 }, { documents: 90 }), next).outcome).toBe('pass');
  });

  test("do not hide harm of the canary's code", () => {
    expect(analysis({ documents: 100, failures: 20, unfetched: 50 }, { documents: 900 })).toMatch(/^fail: /);
  });
});

// As docs/operations.md promises.
test.each([
  ['a tenth', 9, 3],
  ['half', 1, 8],
] as const)(
  'with %s of the visitors, a canary that always fails is taken back after a few documents',
  (_, times, few) => {
    const failed = (documents: number) =>
      analysis({ documents, failures: documents }, { documents: times * documents }).split(':')[0];
    expect([failed(few - 1), failed(few)]).toEqual(['inconclusive', 'fail']);
  },
);

test('names the measured and the expected value of each signal', () => {
  const { signals } = analysisAfter(sample({ documents: 100, failures: 8 }, { documents: 900, failures: 9 }));
  expect(signals.map(({ signal }) => signal)).toEqual(['failures', 'fallbacks', 'slow', 'brokenViews']);
  expect(signals[0]).toEqual({
    signal: 'failures',
    canary: { counted: 8, of: 100 },
    baseline: { counted: 9, of: 900 },
    expected: 1,
    evidence: expect.any(Number),
    needed: Math.log(200),
  });
});

describe('evidence', () => {
  const evidenceOf = (...samples: ReturnType<typeof sample>[]) =>
    analysisAfter(...samples).signals[0]?.evidence ?? 0;

  test('is zero without failures', () => {
    expect(evidenceOf(sample({ documents: 500 }, { documents: 4_500 }))).toBe(0);
  });

  test('needs a canary worse than the baseline: an outage of both is none', () => {
    expect(
      evidenceOf(sample({ documents: 50, failures: 50 }, { documents: 450, failures: 450 })),
    ).toBeLessThan(0);
    expect(evidenceOf(sample({ documents: 50 }, { documents: 450, failures: 45 }))).toBeLessThan(0);
  });

  test('adds up over steps, each with its own shares', () => {
    const one = sample({ documents: 20, failures: 3 }, { documents: 180 });
    const other = sample({ documents: 100, failures: 3 }, { documents: 100 }, 1);
    expect(evidenceOf(one, other)).toBeGreaterThan(evidenceOf(one) + 1);
    expect(evidenceOf(one, other)).toBeLessThan(2 * evidenceOf(one));
  });

  test('is the same read at once or in parts, except for unfetched files', () => {
    const samples = [
      sample({ documents: 20, failures: 3 }, { documents: 180 }),
      sample({ documents: 3 }, { documents: 200, failures: 1 }),
      sample({ documents: 30 }, { documents: 200, failures: 1 }),
    ];
    const evidence = addSampleWindows(addSampleWindows(noEvidence, samples.slice(0, 2)), [
      null,
      ...samples.slice(2),
    ]);
    expect(evidence).toEqual(addSampleWindows(noEvidence, samples));
  });

  // Sums over every possible case: by chance alone, so many of the failures are an honest canary's.
  test.each([
    [5, 60, 3],
    [12, 100, 20],
    [60, 60, 10],
  ])(
    'of an honest canary with %i documents against %i, of which %i failed, averages at most 1',
    (of, of0, failures) => {
      let ways = 0;
      let sum = 0;
      for (let canarys = 0; canarys <= Math.min(failures, of); canarys += 1) {
        const likely = choose(of, canarys) * choose(of0, failures - canarys);
        ways += likely;
        sum +=
          likely *
          Math.exp(
            evidenceOf(
              sample({ documents: of, failures: canarys }, { documents: of0, failures: failures - canarys }),
            ),
          );
      }
      expect(sum / ways).toBeLessThan(1 + 1e-9);
    },
  );
});

function choose(of: number, some: number): number {
  return some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some;
}

test('does not advance a canary that may be much worse than a failing baseline', () => {
  expect(analysis({ documents: 60, failures: 2 }, { documents: 5_940, failures: 59 })).toBe(
    'inconclusive: 2 of 60 documents failed, against 59 of 5,940 of 1.0.3: too few to rule out a rate 5 percentage points higher; wait for more',
  );
  expect(analysis({ documents: 200, failures: 2 }, { documents: 19_800, failures: 198 })).toMatch(/^pass: /);
});

test('an outage in one step hides no harm in the next', () => {
  const outage = sample({ documents: 1_020, failures: 102 }, { documents: 99_000, failures: 9_900 });
  expect(
    analysisAfter(outage, sample({ documents: 10_200, failures: 420 }, { documents: 90_000 }, 1)),
  ).toMatchObject({
    outcome: 'fail',
    because: '522 of 11,220 documents failed, against 9,900 of 189,000 of 1.0.3',
  });
});

describe('a canary that some of its visitors did not get', () => {
  const times = (number: number, ...samples: ReturnType<typeof sample>[]) =>
    Array.from({ length: number }, () => samples).flat();

  test('is not blamed for later failures of both releases', () => {
    const lacking = times(540, sample({ unfetched: 1 }, { documents: 5 }), sample({}, { documents: 5 }));
    const failing = times(12, sample({ documents: 8, failures: 2 }, { documents: 75, failures: 15 }));
    expect(analysisAfter(...lacking, ...failing).outcome).toBe('inconclusive');
  });

  test('is not blamed if one shell lacks its files and another its backend', () => {
    const lacking = sample({ unfetched: 8 }, { documents: 75 });
    const failing = sample({ documents: 8, failures: 1 }, { documents: 75, failures: 9 });
    expect(analysisAfter(...times(60, lacking, failing)).outcome).toBe('inconclusive');
  });

  test('does not hide its harm behind failures of the other release', () => {
    const lacking = times(60, sample({ unfetched: 8 }, { documents: 75, failures: 15 }));
    const failing = times(12, sample({ documents: 8, failures: 2 }, { documents: 75 }));
    expect(analysisAfter(...lacking, ...failing).outcome).toBe('fail');
  });
});

describe('forms', () => {
  const documents = sample({ documents: 19_800 }, { documents: 180_000 });

  test('take a canary back if all fail, however few they are beside its documents', () => {
    const failed = sample(
      { documents: 15, failures: 15, forms: 15, failedForms: 15 },
      { documents: 135, forms: 135 },
    );
    expect(analysisAfter(documents, failed).outcome).toBe('fail');
  });

  test('keep a canary in its step if a few fail', () => {
    const failed = sample(
      { documents: 3, failures: 1, forms: 3, failedForms: 1 },
      { documents: 27, forms: 27 },
    );
    expect(analysisAfter(documents, failed).because).toBe(
      '1 of 3 posted forms failed, against 0 of 27 of 1.0.3: too few to rule out a rate 50 percentage points higher; wait for more',
    );
  });
});
