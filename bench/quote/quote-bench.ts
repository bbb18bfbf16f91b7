import type { Measuring } from '../compare-pages';
import { section } from '../section';
import { median } from '../statistics';
import { table } from '../table';
import { openQuotes } from './open-quotes';
import { sendTogether } from './send-together';

const goals = { open: 200, keyStroke: 100 };

/** Measures the quote form's modal and the backend under many quotes at once; prints it with the goals. */
export async function quoteBench(
  shop: string,
  { browser }: Pick<Measuring, 'browser'>,
  log: (line: string) => void,
): Promise<void> {
  log('opening the quote form');
  const { atRest, onIntent, opened, keyStrokes } = await openQuotes(browser, shop);
  log('sending 200 quotes');
  const sent = await sendTogether(shop);
  const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
  const worst = (times: readonly number[]) => Math.max(...times);
  section(
    'The quote form',
    table(
      ['', 'measured', ''],
      [
        ['its code before it is near being used', `${atRest} bytes`, verdict(atRest === 0)],
        ['its code when the pointer is on ‘Request a Quote’', `${onIntent} bytes`, ''],
        [
          'opens, median and worst of those with the code there',
          `${median(opened).toFixed(0)}, ${worst(opened).toFixed(0)} ms`,
          verdict(worst(opened) < goals.open),
        ],
        [
          'a key stroke in the suburb, all of New South Wales, median and worst',
          `${median(keyStrokes).toFixed(0)}, ${worst(keyStrokes).toFixed(0)} ms`,
          verdict(worst(keyStrokes) < goals.keyStroke),
        ],
        [
          '200 quotes at once from 40 addresses',
          `${sent.sent} sent in ${(sent.milliseconds / 1000).toFixed(1)} s`,
          verdict(sent.sent === 200),
        ],
      ],
    ),
  );
}
