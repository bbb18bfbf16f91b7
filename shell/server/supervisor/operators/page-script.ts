import type { Idiomorph as IdiomorphType } from 'idiomorph';
import idiomorphText from 'idiomorph/dist/idiomorph.min.js?text';
import type UPlot from 'uplot';
import uplotText from 'uplot/dist/uPlot.iife.min.js?text';
import type { PlotData } from './HalfHour';

/** Interval of the page's refreshes and their timeout, in milliseconds. */
const interval = 2_000;
const timeout = 5_000;

/** JavaScript of the page, which draws its plots and refreshes it. */
export const pageScript = `${uplotText}\n${idiomorphText}\n;(${run})(${interval},${timeout})`;

declare const Idiomorph: typeof IdiomorphType;
declare const uPlot: typeof UPlot;

/** Runs in the browser as it is written here: it may use nothing from outside but the libraries before it. */
function run(interval: number, timeout: number) {
  const status = document.getElementById('status');
  const button = document.getElementById('pause');
  const live = 'Live: updated every two seconds.';
  let isPaused = false;
  let request: XMLHttpRequest | null = null;
  /** Plots by their elements; `made` holds all inputs of a plot but its values. */
  const plots = new Map<HTMLElement, { readonly made: string; readonly plot: UPlot }>();

  const say = (text: string) => {
    // A repeated text would be read out again.
    if (status && status.textContent !== text) status.textContent = text;
  };

  const draw = () => {
    // Measured before plots are removed, which hides the figures around them.
    const width = document.getElementById('shop')?.clientWidth ?? 0;
    for (const [element, { plot }] of plots) {
      if (element.isConnected) continue;
      plot.destroy();
      plots.delete(element);
    }
    for (const element of document.querySelectorAll<HTMLElement>('.plot')) {
      const data: PlotData = JSON.parse(element.dataset.plot ?? '');
      const options = optionsOf(data, width, getComputedStyle(element));
      const made = JSON.stringify(options);
      const minutes = (data.lines[0]?.values ?? []).map(
        (_, nth, { length }) => (nth + 1 - length) * data.step,
      );
      const values: UPlot.AlignedData = [minutes, ...data.lines.map(({ values }) => [...values])];
      const drawn = plots.get(element);
      // A new plot would lose the pointer's position.
      if (drawn?.made === made) drawn.plot.setData(values);
      else {
        drawn?.plot.destroy();
        plots.set(element, { made, plot: new uPlot(options, values, element) });
      }
    }
  };

  const optionsOf = (
    { unit, least, lines }: PlotData,
    width: number,
    style: CSSStyleDeclaration,
  ): UPlot.Options => {
    const [soft, grid] = ['--soft', '--line'].map((name) => style.getPropertyValue(name)) as [string, string];
    const axis = { stroke: soft, grid: { stroke: grid }, ticks: { show: false } };
    const rounded = (value: number | null) =>
      value === null ? '–' : `${Math.round(value * 100) / 100} ${unit}`;
    return {
      width,
      height: 160,
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1.1 * most, least)] } },
      axes: [
        { ...axis, values: (_, ticks) => ticks.map((tick) => (tick ? `${-tick} min ago` : 'now')) },
        { ...axis, size: 64, values: (_, ticks) => ticks.map(rounded) },
      ],
      series: [
        { label: 'Minutes' },
        ...lines.map(({ label, release, isDashed }) => ({
          label,
          // Steps of the golden angle give every release its own hue.
          stroke: `oklch(${style.getPropertyValue('--release')} ${195 + release * 137.5})`,
          width: 2,
          // A single value between gaps draws no line.
          points: { show: true, size: 6 },
          dash: isDashed ? [4, 4] : [],
          value: (_: UPlot, value: number | null) => rounded(value),
        })),
      ],
    };
  };

  const renew = (shown: HTMLElement, fresh: HTMLElement) => {
    Idiomorph.morph(shown, fresh, {
      callbacks: {
        // The reader has unfolded it.
        beforeAttributeUpdated: (name) => name !== 'open',
        // Keeps the drawing in a plot.
        beforeNodeMorphed: (old, next) => {
          if (!old.matches?.('.plot')) return true;
          for (const { name, value } of (next as Element).attributes) old.setAttribute(name, value);
          return false;
        },
      },
    });
    draw();
    say(live);
  };

  const ask = () => {
    if (isPaused || document.hidden || request) return;
    // The browser parses the document as it comes, and runs nothing in it.
    const asked = new XMLHttpRequest();
    request = asked;
    asked.open('GET', location.href);
    asked.responseType = 'document';
    asked.timeout = timeout;
    asked.onloadend = () => {
      request = null;
      if (isPaused) return;
      const shown = document.getElementById('shop');
      const fresh = (asked.response as Document | null)?.getElementById('shop');
      if (asked.status === 200 && shown && fresh) renew(shown, fresh);
      else if (asked.status === 401) {
        clearInterval(timer);
        say('The shell no longer accepts the token. Reload this page.');
      } else say('The shell cannot be reached. This is the last known state; the page keeps trying.');
    };
    asked.send();
  };

  button?.removeAttribute('hidden');
  button?.addEventListener('click', () => {
    isPaused = !isPaused;
    request?.abort();
    button.textContent = isPaused ? 'Resume' : 'Pause';
    say(isPaused ? 'Paused: not updated.' : live);
    ask();
  });
  window.addEventListener('resize', draw);
  say(live);
  draw();
  const timer = setInterval(ask, interval);
}
