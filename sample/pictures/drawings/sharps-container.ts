import { barrel, labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const hazard = [0, 120, 240]
  .map(
    (turn) =>
      `<path transform="rotate(${turn})" fill-rule="evenodd" d="M-16 -66A37 37 0 1 0 16 -66L10 -56A27 27 0 1 1 -10 -56Z"/>`,
  )
  .join('');

/** The sign of biological hazard about the origin, 150 wide. */
const sign = `<g fill="#2a3137">${hazard}<circle r="34" fill="none" stroke="#2a3137" stroke-width="8"/><circle r="17"/><circle r="9" fill="#f4c83f"/></g>`;

const pail =
  '<linearGradient id="pail"><stop stop-color="#d9a521"/><stop offset=".2" stop-color="#ffe07a"/><stop offset=".55" stop-color="#f4c83f"/><stop offset="1" stop-color="#b98a17"/></linearGradient>' +
  '<path d="M-200 0A200 52 0 0 0 200 0L172 440A172 46 0 0 1 -172 440Z" fill="url(#pail)"/><path d="M-168 60L-146 450" stroke="#fff" stroke-width="16" opacity=".5" stroke-linecap="round"/>' +
  '<path d="M-191 130A193 50 0 0 0 191 130M-176 390A178 47 0 0 0 176 390" fill="none" stroke="#a87c12" stroke-width="5" opacity=".45"/>';

const front = ({ dark }: Tint) =>
  `<path d="M-112 186Q0 214 112 186L104 376Q0 402 -104 376Z" fill="#fffdf4"/><g transform="translate(0 276) scale(.84)">${sign}</g>${labelBars(-70, 358, [140], dark, 12)}`;

/** The lid, its upper face about the origin; the mouth shut by its flap or open. */
function lid(open: boolean, { base, light, dark, deep }: Tint): string {
  const mouth = open
    ? `<ellipse cx="-10" cy="-2" rx="112" ry="30" fill="${deep}"/><path d="M-122 -2A112 30 0 0 1 102 -2A112 22 0 0 0 -122 -2Z" fill="#10181c" opacity=".5"/><path d="M-100 -22Q-96 -140 0 -146Q90 -140 84 -22Q0 -40 -100 -22Z" fill="${paint.accent}" stroke="${dark}" stroke-width="3"/><path d="M-74 -40Q-66 -120 0 -124Q62 -120 60 -40Q0 -50 -74 -40Z" fill="${dark}" opacity=".45"/>`
    : `<ellipse cx="-10" cy="2" rx="120" ry="32" fill="${deep}" opacity=".6"/><ellipse cx="-10" cy="-6" rx="116" ry="30" fill="${light}" stroke="${dark}" stroke-width="3"/><path d="M40 -2Q70 8 92 4L98 16Q70 26 36 14Z" fill="${base}" stroke="${dark}" stroke-width="3"/>`;
  return `<path d="${barrel(0, 0, 56, 212, 56)}" fill="${paint.accent}"/><path d="M-212 30A212 56 0 0 0 212 30" fill="none" stroke="${dark}" stroke-width="5" opacity=".6"/><ellipse rx="212" ry="56" fill="${base}"/><path d="M-212 0A212 56 0 0 0 212 0" fill="none" stroke="${light}" stroke-width="5"/>${mouth}<path d="M132 -18l34 10l-20 14l-30 -10Z" fill="${deep}"/>`;
}

function bin(placed: string, open: boolean, tint: Tint): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cy="440" rx="172" ry="46"/></g>`) +
    `<g transform="${placed}">${pail}${front(tint)}<path d="M-200 20A200 52 0 0 0 200 20V42A200 52 0 0 1 -200 42Z" fill="#7d5c0c" opacity=".4"/><g transform="translate(0 -30)">${lid(open, tint)}</g></g>`
  );
}

const used = (placed: string) =>
  `<g transform="${placed}"><path d="M-3 -150L3 -150L2 -20H-2Z" fill="${paint.steel}"/><path d="M-12 -30H12L20 6V170H-20V6Z" fill="#eef4f6" stroke="#8fa0a9" stroke-width="3"/><path d="M-20 90H20V170H-20Z" fill="${paint.dark}"/><path d="M-38 168H38V182H-38Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/><path d="M-10 182H10V280H-10Z" fill="${paint.plastic}"/><path d="M-30 276H30V292H-30Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/><path d="M-11 10V84" stroke="#fff" stroke-width="6"/><path d="M4 30h12M4 48h12M4 66h12" stroke="#5f7580" stroke-width="3"/></g>`;

/** A container for used needles: shut, a syringe falling in, two sizes. */
export const drawSharpsContainer: Draw = (view, tint) => {
  if (view === 1) return bin('translate(500 300) scale(1.12)', false, tint);
  if (view === 3)
    return (
      bin('translate(620 260) scale(1.04)', false, tint) + bin('translate(310 510) scale(.68)', true, tint)
    );
  const mouth = 'M300 0H700V420A112 30 0 0 1 378 420H300Z';
  return (
    bin('translate(500 440) scale(.96)', true, tint) +
    `<clipPath id="mouth"><path d="${mouth}"/></clipPath><g clip-path="url(#mouth)">${used('translate(474 330) rotate(186)')}</g>`
  );
};
