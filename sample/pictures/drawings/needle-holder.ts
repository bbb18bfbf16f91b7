import { laid } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const jaw = 'M-24 24Q-34 -40 -22 -90L-2 -236Q4 -248 14 -240Q20 -200 22 -90L30 24Z';
const shank = 'M-22 10Q-30 80 -50 190L-78 400L-54 404Q-24 250 0 150Q18 80 26 14Z';
const ring = '<ellipse cx="-98" cy="452" rx="50" ry="66" transform="rotate(14 -98 452)"';
const ratchet = 'M-66 366L-2 352L6 372L-58 392Z';
const gold = '#c9a552';

/** One half, jaw up; the pivot is the origin. */
const half = (turned: string) =>
  `<g transform="${turned}"><path d="${ratchet}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2"/><path d="M-46 364l5 22M-34 361l5 22M-22 358l5 22M-10 355l5 22" stroke="#59656d" stroke-width="3"/>` +
  `<path d="${shank}" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/><path d="${jaw}" fill="${paint.steelSheet}" stroke="#76828a" stroke-width="2"/><path d="M2 -226L-14 -60" stroke="#fff" stroke-width="6" opacity=".85" stroke-linecap="round"/>` +
  '<clipPath id="bite"><path d="M6 -240L14 -240Q20 -200 22 -110L8 -110Z"/></clipPath><path d="M2 -236l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14m-24 -2l24 14M2 -120l24 -14" clip-path="url(#bite)" stroke="#59656d" stroke-width="4"/>' +
  `${ring} fill="none" stroke="#8d6f2c" stroke-width="28"/>${ring} fill="none" stroke="${gold}" stroke-width="24"/>${ring} fill="none" stroke="#f7e9bd" stroke-width="6" stroke-dasharray="150 400" stroke-dashoffset="-180"/></g>`;

const outline = (turned: string) =>
  `<g transform="${turned}"><path d="${jaw}"/><path d="${shank}"/>${ring} fill="none" stroke-width="26"/></g>`;

const curve = 'M-120 -26A92 92 0 1 0 62 -20';

/** A curved needle around the origin with its thread. */
function needle(placed: string, thread: string, { deep, base }: Tint): string {
  return laid(
    placed,
    `<path d="${curve}${thread}" fill="none" stroke-width="6"/>`,
    `<path d="${thread}" fill="none" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="${thread}" fill="none" stroke="${base}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="${curve}" fill="none" stroke="#59656d" stroke-width="11"/><path d="${curve}" fill="none" stroke="#e4eaed" stroke-width="6"/><path d="M56 -22L60 -62L68 -20Z" fill="#7d8991"/>`,
  );
}

function holder(placed: string, opening: number): string {
  const left = `rotate(${opening})`;
  const right = `scale(-1 1) rotate(${opening})`;
  return laid(
    placed,
    outline(left) + outline(right),
    `${half(right)}${half(left)}<circle r="19" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><path d="M-11 7L11 -7" stroke="#5f6b73" stroke-width="5" stroke-linecap="round"/>`,
  );
}

const trailing = 'M-120 -26C-190 -180 -330 40 -250 170C-190 270 -60 190 -40 320';

/** A needle holder: with a threaded needle in its jaws, open beside one, and the jaws from near. */
export const drawNeedleHolder: Draw = (view, tint) => {
  if (view === 1)
    return (
      needle('translate(560 290) rotate(30) scale(.9)', trailing, tint) +
      holder('translate(500 410) rotate(28) scale(1.02)', 0)
    );
  if (view === 2)
    return (
      needle(
        'translate(740 600)',
        'M-120 -26C-140 -160 60 -190 100 -90C150 30 130 190 20 200C-80 210 -90 300 0 310',
        tint,
      ) + holder('translate(380 400) rotate(-8)', 9)
    );
  return (
    needle('translate(500 330) rotate(20) scale(1.7)', trailing, tint) +
    holder('translate(400 660) rotate(14) scale(1.8)', 0)
  );
};
