import type { Idiomorph as IdiomorphType } from 'idiomorph';
import idiomorphText from 'idiomorph/dist/idiomorph.min.js?text';
import type UPlot from 'uplot';
import uplotText from 'uplot/dist/uPlot.iife.min.js?text';
import type { PlotData } from './HalfHour';

/** How often the page asks for what is new, and how long it waits for it, in milliseconds. */
const interval = 2_000;
const timeout = 5_000;

/** JavaScript of the page, which draws its plots and keeps it as new as the shop. */
export const pageScript = `${uplotText}\n${idiomorphText}\n;(${run})(${interval},${timeout})`;

declare const Idiomorph: typeof IdiomorphType;
declare const uPlot: typeof UPlot;

/** Runs in the browser as it is written here: it may use nothing from outside but the libraries before it. */
function run(interval: number, timeout: number) {
  const status = document.getElementById('status');
  const button = document.getElementById('pause');
  const live = 'Live: what is shown is renewed every two seconds.';
  let isPaused = false;
  let request: XMLHttpRequest | null = null;
  let plots: UPlot[] = [];

  const say = (text: string) => {
    // Said again it would be read out again.
    if (status && status.textContent !== text) status.textContent = text;
  };

  const draw = () => {
    // Before the page is without plots, which hides what is around them.
    const width = document.getElementById('shop')?.clientWidth ?? 0;
    for (const plot of plots) plot.destroy();
    plots = [...document.querySelectorAll<HTMLElement>('.plot')].map((element) =>
      plotIn(element, width, JSON.parse(element.dataset.plot ?? '')),
    );
  };

  const plotIn = (element: HTMLElement, width: number, { unit, least, step, lines }: PlotData) => {
    const style = getComputedStyle(element);
    const [soft, grid] = ['--soft', '--line'].map((name) => style.getPropertyValue(name)) as [string, string];
    const axis = { stroke: soft, grid: { stroke: grid }, ticks: { show: false } };
    const minutes = (lines[0]?.values ?? []).map((_, nth, { length }) => (nth + 1 - length) * step);
    const rounded = (value: number | null) =>
      value === null ? '–' : `${Math.round(value * 100) / 100} ${unit}`;
    return new uPlot(
      {
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
            stroke: style.getPropertyValue(`--release-${release % 4}`),
            width: 2,
            // Alone between gaps, a value is no line.
            points: { show: true, size: 6 },
            dash: isDashed ? [4, 4] : [],
            value: (_: UPlot, value: number | null) => rounded(value),
          })),
        ],
      },
      [minutes, ...lines.map(({ values }) => [...values])],
      element,
    );
  };

  const renew = (shown: HTMLElement, fresh: HTMLElement) => {
    Idiomorph.morph(shown, fresh, {
      callbacks: {
        // Whoever reads the page has unfolded it.
        beforeAttributeUpdated: (name) => name !== 'open',
        // What is in a plot is drawn.
        beforeNodeMorphed: (old, next) => {
          if (!old.matches?.('.plot')) return true;
          old.setAttribute('data-plot', (next as Element).getAttribute('data-plot') ?? '');
          return false;
        },
      },
    });
    draw();
    say(live);
  };

  const ask = () => {
    if (isPaused || document.hidden || request) return;
    // Parsed by the browser as it comes, and with nothing in it run.
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
        say('The shell no longer takes the token. Load this page again.');
      } else say('The shell cannot be reached. What is shown is what was last known; it is asked again.');
    };
    asked.send();
  };

  button?.removeAttribute('hidden');
  button?.addEventListener('click', () => {
    isPaused = !isPaused;
    request?.abort();
    button.textContent = isPaused ? 'Resume' : 'Pause';
    say(isPaused ? 'Paused: what is shown is not renewed.' : live);
    ask();
  });
  window.addEventListener('resize', draw);
  say(live);
  draw();
  const timer = setInterval(ask, interval);
}
