import { barrel, labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** A wipe drawn half out of its slit; the slit is the origin. */
const wipe =
  '<linearGradient id="wipe" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="#ffffff"/><stop offset=".5" stop-color="#eef1f2"/><stop offset="1" stop-color="#cfd6da"/></linearGradient>' +
  '<path d="M-34 6C-40 -60 -96 -96 -128 -186C-96 -170 -70 -204 -40 -222C-16 -190 10 -214 44 -236C66 -190 108 -196 138 -168C104 -120 44 -70 36 6Q0 18 -34 6Z" fill="url(#wipe)" stroke="#c6ced3" stroke-width="2"/>' +
  '<path d="M-96 -160C-60 -90 -24 -60 -16 6M-40 -214C-30 -130 -6 -60 -2 8M44 -226C30 -140 8 -70 10 8M110 -168C60 -110 26 -60 22 6" fill="none" stroke="#a9b4ba" stroke-width="4" opacity=".6" stroke-linecap="round"/>' +
  '<path d="M-66 -172C-44 -110 -20 -70 -12 -10M2 -192C4 -120 0 -70 3 -10M78 -186C46 -120 18 -70 15 -10" fill="none" stroke="#fff" stroke-width="9" opacity=".9" stroke-linecap="round"/>';

const label = ({ base, dark, pale, deep }: Tint) =>
  `<path d="M-180 92Q0 180 180 92V402Q0 490 -180 402Z" fill="${paint.accent}"/><path d="M-180 92Q0 180 180 92" fill="none" stroke="${pale}" stroke-width="5"/>` +
  `<path d="M-180 318C-70 408 60 300 180 336V402Q0 490 -180 402Z" fill="${deep}" opacity=".4"/>` +
  `<path d="M-92 214L60 190L74 292Q0 308 -84 306Z" fill="#fff" opacity=".95"/><path d="M60 190L74 292L22 300Q44 250 60 190Z" fill="${pale}"/>` +
  `<path d="M-56 240L24 230M-52 268L0 264" stroke="${base}" stroke-width="8" stroke-linecap="round"/>${labelBars(-70, 372, [130], '#fff', 14)}${labelBars(-70, 404, [84], pale, 9)}` +
  `<path d="M110 176l7 18l18 7l-18 7l-7 18l-7 -18l-18 -7l18 -7Z" fill="#fff"/><path d="M-128 330l5 13l13 5l-13 5l-5 13l-5 -13l-13 -5l13 -5Z" fill="${dark}" opacity="0"/>`;

const ribs = Array.from({ length: 23 }, (_, rib) => {
  const turn = (Math.PI * (rib + 1)) / 24;
  const [x, y] = [-188 * Math.cos(turn), 56 * Math.sin(turn)];
  return `M${x.toFixed(1)} ${(y + 14).toFixed(1)}v44`;
}).join('');

/** The middle of the lid's upper face is the origin. */
function tub(placed: string, open: boolean, tint: Tint): string {
  const flap = open
    ? `<path d="M-92 -30Q-100 -150 0 -156Q100 -150 92 -30Q0 -52 -92 -30Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="3"/><path d="M-68 -40Q-74 -132 0 -136Q74 -132 68 -40Q0 -56 -68 -40Z" fill="#d7dee2"/>` +
      `<ellipse cy="4" rx="96" ry="27" fill="#c3ccd1"/><ellipse cy="6" rx="82" ry="21" fill="#eef2f3"/><ellipse cy="6" rx="36" ry="10" fill="#58636a"/>${wipe}`
    : '<path d="M-100 -6A100 29 0 0 1 100 -6V8A100 29 0 0 1 -100 8Z" fill="#c3ccd1"/><ellipse cy="-6" rx="100" ry="29" fill="#fbfcfc" stroke="#c9d2d6" stroke-width="2"/><path d="M-34 16Q0 30 34 16L30 30Q0 40 -30 30Z" fill="#dfe5e8" stroke="#b4bfc5" stroke-width="2"/>';
  return (
    shadow(`<g transform="${placed}"><ellipse cy="470" rx="178" ry="52"/></g>`) +
    `<g transform="${placed}"><path d="${barrel(0, 20, 470, 180, 52)}" fill="${paint.plastic}"/>${label(tint)}` +
    '<path d="M-180 452A180 52 0 0 0 180 452" fill="none" stroke="#98a4ab" stroke-width="5" opacity=".5"/><path d="M-140 130V470" stroke="#fff" stroke-width="20" opacity=".4" stroke-linecap="round"/>' +
    `<path d="M-180 80A180 52 0 0 0 180 80L180 96A180 52 0 0 1 -180 96Z" fill="#000" opacity=".16"/><path d="${barrel(0, 0, 66, 190, 56)}" fill="${paint.plastic}"/><path d="${ribs}" stroke="#8d999f" stroke-width="4" opacity=".4"/>` +
    `<ellipse rx="190" ry="56" fill="#f3f6f7"/><path d="M-190 0A190 56 0 0 0 190 0" fill="none" stroke="#fff" stroke-width="5"/><ellipse rx="166" ry="47" fill="none" stroke="#cdd6da" stroke-width="3"/>${flap}</g>`
  );
}

function spread(placed: string): string {
  const cloth = 'M-190 -60Q-60 -84 70 -66L200 -50Q196 10 180 70Q60 54 -60 74L-210 60Q-206 0 -190 -60Z';
  return (
    shadow(`<g transform="${placed}"><path d="${cloth}"/></g>`) +
    `<g transform="${placed}"><path d="${cloth}" fill="#f4f6f7"/><path d="${cloth}" fill="${paint.weave}" opacity=".5"/><path d="M-60 74Q-40 0 -60 -76M70 -66Q54 0 66 60" fill="none" stroke="#b4bfc5" stroke-width="4" opacity=".7"/><path d="M-50 74Q-30 0 -50 -76" fill="none" stroke="#fff" stroke-width="8"/></g>`
  );
}

/** A tub of wipes: one drawn out of its lid, closed with a wipe before it, the lid from near. */
export const drawWipesTub: Draw = (view, tint) => {
  if (view === 1) return tub('translate(500 360) scale(.98)', true, tint);
  if (view === 3) return tub('translate(500 520) scale(1.72)', true, tint);
  return (
    tub('translate(430 260) scale(.9)', false, tint) + spread('translate(610 800) rotate(-4) scale(1.05)')
  );
};
