import { noCounts, type Span } from 'releases/rollout/counts';
import { addSpans, noEvidence } from 'releases/rollout/evidence';
import { createRolloutEvidence } from './rollout-evidence';

const span = (documents: number): Span => ({
  step: 0,
  canary: { ...noCounts, documents },
  baseline: { ...noCounts, documents: 9 * documents },
});

test('each span of a rollout is read once, whoever asks', async () => {
  const told = [span(7), null, span(8)];
  const read: number[] = [];
  const spans = async (_: string, after: number) => {
    read.push(after);
    return told.slice(after);
  };
  const evidenceOf = createRolloutEvidence({ spans });
  await Promise.all([evidenceOf('a'), evidenceOf('a')]);
  told.push(span(9));
  expect(await evidenceOf('a')).toEqual(addSpans(noEvidence, told));
  await evidenceOf('a');
  expect(read).toEqual([0, 0, 3, 4]);
});
