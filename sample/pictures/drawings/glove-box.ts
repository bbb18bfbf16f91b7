import { carton, facing, labelBars, threeQuarter } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const fingers: readonly (readonly [path: string, width: number])[] = [
  ['M-66 20L-92 -188', 50],
  ['M-22 10L-28 -238', 52],
  ['M24 12L38 -214', 50],
  ['M66 30L102 -146', 43],
  ['M-56 150Q-110 110 -172 16', 54],
];
const palm = 'M-92 10Q0 -28 88 24Q96 120 74 190L76 330Q0 350 -80 330L-78 200Q-100 110 -92 10Z';

/** The outline of a hand laid flat, grown by `grow` units on every side. */
const hand = (colour: string, grow: number) =>
  fingers
    .map(
      ([path, width]) =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width + grow * 2}" stroke-linecap="round"/>`,
    )
    .join('') +
  `<path d="${palm}" fill="${colour}" stroke="${colour}" stroke-width="${grow * 2}" stroke-linejoin="round"/>`;

function glove(placed: string, { light, base, dark, deep }: Tint): string {
  const creases =
    '<path d="M-40 44Q-34 10 -44 -40M2 40Q4 10 4 -40M46 46Q48 20 58 -20M-66 176Q-20 110 30 96M-60 240Q0 256 60 238" ' +
    `fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`;
  const sheen = fingers
    .map(
      ([path]) =>
        `<path d="${path}" transform="translate(-9 2)" fill="none" stroke="${light}" stroke-width="13" stroke-linecap="round" opacity=".75"/>`,
    )
    .join('');
  return (
    shadow(`<g transform="${placed}">${hand('#000', 0)}</g>`) +
    `<g transform="${placed}">${hand(dark, 3)}${hand(base, -1)}${sheen}` +
    `<path d="M-84 60Q-78 150 -66 200L-68 320" fill="none" stroke="${light}" stroke-width="20" stroke-linecap="round" opacity=".5"/>${creases}` +
    `<path d="M-84 330Q0 352 80 330" fill="none" stroke="${deep}" stroke-width="18" stroke-linecap="round"/>` +
    `<path d="M-84 328Q0 348 80 328" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/></g>`
  );
}

/** The first glove pulled half way out of an opening whose middle is the origin. */
const tuft = ({ light, base, dark }: Tint) =>
  `<path d="M-104 6Q-96 -58 -72 -92Q-66 -150 -36 -144Q-14 -138 -18 -98Q-6 -176 26 -166Q52 -158 36 -96Q72 -142 90 -116Q104 -92 78 -48Q100 -26 104 8Q0 40 -104 6Z" fill="${base}"/>` +
  `<path d="M-72 -88Q-58 -40 -76 0M-18 -98Q-24 -40 -10 12M36 -96Q22 -46 34 14M78 -48Q64 -20 70 10" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round" opacity=".7"/>` +
  `<path d="M-54 -126Q-46 -90 -52 -40M8 -142Q12 -90 4 -36M70 -106Q56 -70 54 -30" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round" opacity=".75"/>`;

const opening = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#4c565d"/>` +
  `<path d="M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0" fill="none" stroke="#fff" stroke-width="5"/>`;

const print = (width: number, height: number, { pale, base }: Tint) =>
  `<path d="M0 0H${width}V${height * 0.34}Q${width * 0.5} ${height * 0.66} 0 ${height * 0.5}Z" fill="${paint.accentFront}"/>` +
  labelBars(36, height * 0.12, [width * 0.34], '#ffffff', 22) +
  labelBars(36, height * 0.12 + 42, [width * 0.22], pale, 11) +
  labelBars(36, height * 0.68, [width * 0.3, width * 0.22], '#b2bdc3', 12) +
  `<rect x="${width - 116}" y="${height - 66}" width="84" height="36" rx="18" fill="${base}"/>` +
  labelBars(width - 96, height - 54, [44], '#ffffff', 12);

const flank = (depth: number, height: number) =>
  `<path d="M0 0H${depth}V${height * 0.3}L0 ${height * 0.34}Z" fill="${paint.accentSide}"/>` +
  labelBars(24, height * 0.56, [depth * 0.62, depth * 0.5, depth * 0.56], '#a3afb5', 9);

function box(tint: Tint, turned: boolean): string {
  const [width, height, depth] = turned ? [500, 250, 300] : [600, 320, 300];
  const top = opening(width / 2, depth / 2, 150, 66);
  const [x, y] = turned ? [190, 730] : [150, 740];
  const turn = turned ? threeQuarter : facing;
  const middle = [
    x + (turn.along[0] * width + turn.back[0] * depth) / 2,
    y - height + (turn.along[1] * width + turn.back[1] * depth) / 2,
  ];
  return (
    carton({
      x,
      y,
      width,
      height,
      depth,
      turn,
      top,
      front: print(width, height, tint),
      side: flank(depth, height),
    }) +
    `<g transform="translate(${middle.join(' ')}) rotate(${turned ? 8 : 3}) scale(${turned ? 1.1 : 1.15} 1.1)">${tuft(tint)}</g>`
  );
}

/** Examination gloves: a dispenser box from two sides, and a pair laid flat. */
export const drawGloveBox: Draw = (view, tint) => {
  if (view < 3) return box(tint, view === 2);
  return (
    glove('translate(650 500) rotate(14) scale(1.15)', tint) +
    glove('translate(345 520) rotate(-10) scale(-1.15 1.15)', tint)
  );
};
