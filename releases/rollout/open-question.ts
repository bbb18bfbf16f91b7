import { countedOf } from './counted';
import type { Span } from './evidence';
import { countedInWords, inWords } from './in-words';
import { isHarm, type Measured } from './measured';
import { isRuledOut } from './ruled-out';
import { signalNames, signals } from './signals';
import { shareOf } from './tally';

/** Documents that a step takes at least, of the canary and of the baseline: of 59 without a failure 5 % broken are ruled out. */
export const minDocuments = 60;

/** Share of the baseline's documents from which on browsers are said to report at all. */
const reportedShare = 0.01;

/** Pages of the canary that they report about at least in a step then. */
const minViews = 60;

/** How many times likelier with a bad canary something is when nobody goes on before knowing more. */
const suspicion = 20;

/**
 * What is to be known before a canary gets more visitors and is not known yet, in a sentence for an operator; null when it may.
 *
 * @param atStep all that was counted in its step
 * @param measured what the whole rollout has shown
 * @param against the baseline's version
 */
export function openQuestion(atStep: Span, measured: readonly Measured[], against: string): string | null {
  return (
    tooFewDocuments(atStep, against) ??
    tooFewViews(atStep, against) ??
    suspicious(measured, against) ??
    notRuledOut(atStep, against)
  );
}

function tooFewDocuments({ canary, baseline }: Span, against: string): string | null {
  if (Math.min(canary.documents, baseline.documents) >= minDocuments) return null;
  return `${inWords(canary.documents)} documents in this step, and ${inWords(baseline.documents)} of ${against}: it takes ${minDocuments} of each`;
}

/** A page that never comes alive may be one that nobody reports about: half as many as of the baseline are too few. */
function tooFewViews({ canary, baseline }: Span, against: string): string | null {
  const reported = baseline.views / baseline.documents;
  const least = Math.max(minViews, Math.ceil((canary.documents * reported) / 2));
  if (reported < reportedShare || canary.views >= least) return null;
  return `browsers reported about ${inWords(canary.views)} pages in this step, and about ${inWords(baseline.views)} of ${against}: it takes ${inWords(least)}`;
}

function suspicious(measured: readonly Measured[], against: string): string | null {
  const doubtful = measured.find((one) => one.evidence >= Math.log(suspicion) && isHarm(one));
  return doubtful ? `${countedInWords(doubtful, against)}: too few to be sure` : null;
}

function notRuledOut(atStep: Span, against: string): string | null {
  for (const signal of signalNames) {
    const counted = countedOf(signal, atStep);
    const { ruledOut } = signals[signal];
    const limit = shareOf(counted.baseline) + ruledOut;
    if (counted.canary.counted > 0 && !isRuledOut(counted.canary, limit)) {
      return `${countedInWords(counted, against)}: it may be ${inWords(ruledOut * 100)} % more`;
    }
  }
  return null;
}
