import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const tube = (path: string, { base, light, deep }: Tint, width = 30) =>
  `<path d="${path}" fill="none" stroke="${deep}" stroke-width="${width}" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="${base}" stroke-width="${width - 6}" stroke-linecap="round"/>` +
  `<path d="${path}" transform="translate(-4 -4)" fill="none" stroke="${light}" stroke-width="${width / 5}" stroke-linecap="round"/>`;

const pipe = (path: string) =>
  `<path d="${path}" fill="none" stroke="#7d8991" stroke-width="17" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="#c7d0d5" stroke-width="12" stroke-linecap="round"/>` +
  `<path d="${path}" transform="translate(-3 -2)" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;

const ear = (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})"><ellipse rx="20" ry="27" fill="#39434a"/><ellipse cx="-6" cy="-8" rx="6" ry="9" fill="#8a969d"/></g>`;

/** The chest piece around the origin; its stem leaves upwards. */
const chestPiece = ({ light, base, dark }: Tint) =>
  `<path d="M-15 -84H15V-150H-15Z" fill="${paint.steel}"/><path d="M-21 -132H21V-152H-21Z" fill="${paint.steel}"/>` +
  `<circle r="94" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><circle r="80" fill="${dark}"/>` +
  `<circle r="78" fill="${base}"/><circle r="66" fill="${paint.foil}"/><circle r="66" fill="none" stroke="${dark}" stroke-width="3" opacity=".6"/>` +
  `<circle r="40" fill="none" stroke="#aab5bb" stroke-width="2.5"/><circle r="22" fill="none" stroke="#aab5bb" stroke-width="2.5"/>` +
  `<path d="M-71 -18A73 73 0 0 1 -18 -71" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>` +
  '<path d="M-86 -28A90 90 0 0 1 -28 -86" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>';

interface Layout {
  readonly hose: string;
  readonly fork: string;
  readonly pipes: readonly [string, string];
  readonly ears: string;
  readonly chest: string;
}

const hanging: Layout = {
  hose: 'M440 430C440 600 330 660 330 760C330 890 520 900 562 780C592 680 500 430 636 486',
  fork: 'M340 330C350 400 400 410 440 440C480 410 530 400 540 330',
  pipes: ['M340 335C310 240 330 160 392 122', 'M540 335C570 240 550 160 488 122'],
  ears: ear(402, 112, 62) + ear(478, 112, -62),
  chest: 'translate(768 545) rotate(-66)',
};

const coiled: Layout = {
  hose: 'M650 470C780 560 800 760 620 820C420 880 230 780 250 600C268 440 470 400 575 432C650 460 650 515 524 579',
  fork: 'M660 330C640 390 650 430 650 470C590 440 560 420 500 420',
  pipes: ['M660 335C690 250 640 180 570 170', 'M505 420C400 430 350 360 370 270'],
  ears: ear(556, 168, 80) + ear(372, 256, 4),
  chest: 'translate(390 650) rotate(62)',
};

function stethoscope({ hose, fork, pipes, ears, chest }: Layout, tint: Tint): string {
  return (
    shadow(
      `<path d="${hose}${fork}" fill="none" stroke-width="28"/><path d="${pipes.join('')}" fill="none" stroke-width="15"/><circle transform="${chest}" r="94"/>`,
    ) +
    pipes.map(pipe).join('') +
    ears +
    tube(hose, tint) +
    tube(fork, tint, 26) +
    `<g transform="${chest}">${chestPiece(tint)}</g>`
  );
}

/** A stethoscope: laid out, coiled, and its chest piece from near. */
export const drawStethoscope: Draw = (view, tint) => {
  if (view === 1) return stethoscope(hanging, tint);
  if (view === 2) return stethoscope(coiled, tint);
  const hose = 'M960 -40C880 160 700 150 652 282';
  return (
    shadow(`<path d="${hose}" fill="none" stroke-width="66"/><circle cx="520" cy="600" r="226"/>`) +
    tube(hose, tint, 74) +
    `<g transform="translate(520 600) rotate(22) scale(2.4)">${chestPiece(tint)}</g>`
  );
};
