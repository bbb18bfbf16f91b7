import { carton, labelBars, threeQuarter } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const sheet = 'M-270 -150Q0 -196 270 -150Q284 -10 262 140Q0 214 -262 140Q-284 -10 -270 -150Z';
const pleats = ['M-274 -70Q0 -98 274 -70', 'M-276 0Q0 -8 276 0', 'M-270 70Q0 92 270 70'];

function cloth(placed: string, { pale, light, base, dark }: Tint): string {
  const loops = [-1, 1].map(
    (side) =>
      `<path d="M${side * 262} -130C${side * 400} -150 ${side * 420} 130 ${side * 254} 124" fill="none" stroke="#b9c3c8" stroke-width="15" stroke-linecap="round"/>` +
      `<path d="M${side * 262} -133C${side * 398} -152 ${side * 416} 127 ${side * 254} 121" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`,
  );
  const folds = pleats.map(
    (path) =>
      `<path d="${path}" fill="none" stroke="${dark}" stroke-width="16" opacity=".3" transform="translate(0 9)"/>` +
      `<path d="${path}" fill="none" stroke="${pale}" stroke-width="5"/>`,
  );
  return (
    `<g transform="${placed}">${loops.join('')}<linearGradient id="cloth" x1="0" y1="0" x2=".5" y2="1"><stop stop-color="${pale}"/><stop offset=".4" stop-color="${light}"/><stop offset="1" stop-color="${base}"/></linearGradient>` +
    `<path d="${sheet}" fill="url(#cloth)"/>${folds.join('')}` +
    `<path d="M-270 -150Q0 -196 270 -150L271 -124Q0 -168 -271 -124Z" fill="${pale}"/>` +
    `<path d="M-110 -151Q0 -163 110 -151" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/>` +
    `<path d="M-110 -146Q0 -158 110 -146" fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M-264 120Q0 190 264 120L262 140Q0 214 -262 140Z" fill="${pale}" opacity=".85"/>` +
    `<path d="M-270 -150Q-284 -10 -262 140L-244 144Q-264 -10 -252 -153ZM270 -150Q284 -10 262 140L244 144Q264 -10 252 -153Z" fill="${pale}" opacity=".8"/>` +
    `<path d="M-262 -136Q-274 -10 -254 130M262 -136Q274 -10 254 130" fill="none" stroke="${dark}" stroke-width="3" stroke-dasharray="9 8" opacity=".5"/></g>`
  );
}

const mask = (placed: string, tint: Tint) =>
  shadow(`<g transform="${placed}"><path d="${sheet}"/></g>`) + cloth(placed, tint);

function boxed(tint: Tint): string {
  const [width, height, depth] = [540, 250, 340];
  const front =
    `<rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="${paint.accentFront}"/>` +
    labelBars(36, 44, [210], tint.dark, 20) +
    labelBars(36, 92, [150, 176], '#b7c2c8', 11) +
    labelBars(36, height * 0.77, [120], '#ffffff', 14);
  const side = `<rect y="${height * 0.62}" width="${depth}" height="${height * 0.38}" fill="${paint.accentSide}"/>`;
  const slot = `<rect x="60" y="118" width="${width - 120}" height="100" rx="50" fill="#4c565d"/>`;
  return (
    carton({ x: 150, y: 746, width, height, depth, turn: threeQuarter, front, side, top: slot }) +
    '<clipPath id="slot"><path d="M0 0H1000V672L0 397Z"/></clipPath>' +
    `<g clip-path="url(#slot)">${cloth('translate(470 452) rotate(15) scale(.5 .6)', tint)}</g>`
  );
}

/** Pleated surgical masks: one laid out, a dispenser box, and a fan of three. */
export const drawFaceMask: Draw = (view, tint) => {
  if (view === 1) return mask('translate(500 505) scale(1.12)', tint);
  if (view === 2) return boxed(tint);
  return (
    mask('translate(520 350) rotate(-9) scale(.88)', tint) +
    mask('translate(505 480) rotate(-2) scale(.92)', tint) +
    mask('translate(490 630) rotate(5) scale(.96)', tint)
  );
};
