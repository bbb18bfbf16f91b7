import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const frame =
  'M-350 -66Q-352 -158 -256 -170Q0 -200 256 -170Q352 -158 350 -66Q346 70 270 130Q200 174 124 128Q66 88 40 30Q0 -6 -40 30Q-66 88 -124 128Q-200 174 -270 130Q-346 70 -350 -66Z';
const lens =
  'M-310 -64Q-312 -122 -244 -132Q0 -158 244 -132Q312 -122 310 -64Q304 46 246 96Q196 128 148 94Q98 56 74 0Q0 -56 -74 0Q-98 56 -148 94Q-196 128 -246 96Q-304 46 -310 -64Z';

const vents = [-170, -120, -70, 70, 120, 170]
  .map((x) => `<rect x="${x - 17}" y="-193" width="34" height="16" rx="8" fill="#fff" opacity=".5"/>`)
  .join('');

/** The mask from the front, its middle at the origin. */
const mask = ({ base, dark, deep, light, pale }: Tint) =>
  `<path d="${frame}" fill="${deep}" transform="translate(6 18)"/><path d="${frame}" fill="${dark}" transform="translate(3 9)"/><path d="${frame}" fill="${base}"/><path d="M-342 -70Q-340 -150 -254 -160Q0 -190 254 -160" fill="none" stroke="${light}" stroke-width="11" stroke-linecap="round"/>${vents}` +
  `<path d="${lens}" fill="#eef4f6"/><linearGradient id="lens" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${pale}"/><stop offset=".5" stop-color="#dfeaee"/><stop offset="1" stop-color="#aebfc7"/></linearGradient><path d="${lens}" fill="url(#lens)" stroke="${deep}" stroke-width="5"/><clipPath id="pane"><path d="${lens}"/></clipPath>` +
  '<g clip-path="url(#pane)"><path d="M-250 -150L-130 -150L-250 130L-340 130ZM-100 -150L-60 -150L-180 130L-220 130ZM150 -150L270 -150L170 130L60 130Z" fill="#fff" opacity=".62"/><path d="M-320 -40Q-300 -126 -230 -124Q0 -146 240 -124" fill="none" stroke="#fff" stroke-width="9" opacity=".9"/></g>' +
  `<path d="M-46 26Q0 -8 46 26Q26 58 0 44Q-26 58 -46 26Z" fill="${dark}" opacity=".7"/>`;

const buckle = (x: number, { deep }: Tint) =>
  `<rect x="${x - 22}" y="-104" width="44" height="104" rx="12" fill="${paint.dark}"/><rect x="${x - 9}" y="-88" width="18" height="72" rx="6" fill="${deep}"/>`;

function goggles(placed: string, tint: Tint): string {
  const strap = 'M-352 -52C-440 -150 -420 -330 0 -336C420 -330 440 -150 352 -52';
  return (
    shadow(
      `<g transform="${placed}"><path d="${frame}"/><path d="${strap}" fill="none" stroke-width="60"/></g>`,
    ) +
    `<g transform="${placed}"><path d="${strap}" fill="none" stroke="#2f383f" stroke-width="74"/><path d="${strap}" fill="none" stroke="#56626a" stroke-width="64"/><path d="${strap}" fill="none" stroke="#7b878f" stroke-width="3" stroke-dasharray="10 7" transform="translate(0 -20)"/><path d="${strap}" fill="none" stroke="#7b878f" stroke-width="3" stroke-dasharray="10 7" transform="translate(0 18)"/>` +
    `${buckle(-350, tint)}${buckle(350, tint)}${mask(tint)}</g>`
  );
}

/** Turned to one side: the skirt that rests on the face is seen behind the lens. */
function turned(tint: Tint): string {
  const placed = 'matrix(.78 -.13 .06 1.04 400 540)';
  const skirt =
    'M300 -150C420 -190 500 -150 500 -60C496 40 440 110 330 120C270 150 240 140 250 120Q330 60 340 -60Q340 -130 300 -150Z';
  const strap = 'M466 -66C590 -30 560 220 330 268C130 306 -150 260 -250 60';
  return (
    shadow(
      `<g transform="${placed}"><path d="${frame}"/><path d="${skirt}"/><path d="${strap}" fill="none" stroke-width="50"/></g>`,
    ) +
    `<g transform="${placed}"><path d="${strap}" fill="none" stroke="#2f383f" stroke-width="66"/><path d="${strap}" fill="none" stroke="#56626a" stroke-width="56"/><path d="${strap}" fill="none" stroke="#7b878f" stroke-width="3" stroke-dasharray="10 7" transform="translate(-4 -16)"/>` +
    `<path d="${skirt}" fill="${paint.accentSide}"/><path d="M360 -140q56 -8 92 14M384 90q50 -16 76 -60" fill="none" stroke="${tint.light}" stroke-width="7" opacity=".6" stroke-linecap="round"/>${[0, 1, 2].map((slit) => `<rect x="${376 + slit * 32}" y="-64" width="16" height="84" rx="8" fill="${tint.deep}"/>`).join('')}` +
    `<g transform="translate(120 10) scale(1 .96)">${buckle(372, tint)}</g>${mask(tint)}</g>`
  );
}

/** Safety goggles with a strap: from the front, turned to one side, a lens from near. */
export const drawSafetyGoggles: Draw = (view, tint) => {
  if (view === 1) return goggles('translate(500 580) scale(1.02)', tint);
  return view === 2 ? turned(tint) : goggles('translate(760 640) rotate(-6) scale(1.7)', tint);
};
