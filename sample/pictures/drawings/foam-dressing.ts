import { labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const border =
  'M-310 -250Q-310 -310 -250 -310H250Q310 -310 310 -250V250Q310 310 250 310H-250Q-310 310 -310 250Z';

const dots = (reach: number, step: number) => {
  const places = Array.from(
    { length: Math.floor((reach * 2) / step) + 1 },
    (_, place) => place * step - reach,
  );
  return places.flatMap((x) => places.map((y) => `M${x} ${y}h.01`)).join('');
};

/** The outer side: a thick soft pad under a film that is wider than it. */
const dressing =
  `<path d="${border}" fill="#b98d64"/><path d="${border}" fill="${paint.beige}" transform="translate(-2 -5)"/><path d="M-300 -240Q-300 -302 -240 -302H240" fill="none" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>` +
  '<rect x="-204" y="-204" width="424" height="424" rx="44" fill="#a5784e" opacity=".28"/><rect x="-208" y="-208" width="420" height="420" rx="42" fill="#c99b70"/><rect x="-212" y="-214" width="416" height="416" rx="42" fill="#f0d4b4"/>' +
  `<path d="${dots(176, 32)}" transform="translate(-4 -6)" stroke="#d9b48c" stroke-width="9" stroke-linecap="round"/><path d="M-200 -70V-160Q-200 -202 -158 -202H60" fill="none" stroke="#fff" stroke-width="10" opacity=".75" stroke-linecap="round"/>`;

const liner = ({ light, pale }: Tint) =>
  `<path d="M-326 -326H326V326H-326Z" fill="#fbfcfc"/><path d="${Array.from({ length: 12 }, (_, line) => `M${line * 56 - 308} -326V326M-326 ${line * 56 - 308}H326`).join('')}" stroke="${light}" stroke-width="3" opacity=".55"/><path d="M-326 -326H326V326H-326Z" fill="none" stroke="${pale}" stroke-width="6"/>`;

function lifted(tint: Tint): string {
  const [paper, pad] = [
    'translate(510 520) rotate(9) scale(.98)',
    'translate(490 490) rotate(-7) scale(1.02)',
  ];
  return (
    shadow(`<g transform="${paper}"><path d="M-326 -326H326V326H-326Z"/></g>`) +
    `<g transform="${paper}">${liner(tint)}</g>` +
    shadow(`<g transform="${pad}"><path d="${border}"/></g>`) +
    `<g transform="${pad}">${dressing}</g>`
  );
}

/** The side that lies on the wound, half of its backing folded away. */
function underside({ pale, light, base }: Tint): string {
  const placed = 'translate(500 500) rotate(-14) scale(1.02)';
  return (
    shadow(`<g transform="${placed}"><path d="${border}"/></g>`) +
    `<g transform="${placed}"><path d="${border}" fill="#c3986f"/><path d="${border}" fill="${paint.beige}" transform="translate(-2 -5)"/><path d="${dots(280, 40)}" stroke="#c0946a" stroke-width="10" stroke-linecap="round"/>` +
    `<rect x="-206" y="-204" width="416" height="416" rx="40" fill="#9a6f48" opacity=".35"/><rect x="-210" y="-212" width="416" height="416" rx="40" fill="#fffdf9"/><path d="${dots(176, 22)}" stroke="#d9d2c5" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M-14 -324H-326V324H-14Z" fill="#fbfcfc"/><path d="M-326 -324H-14V324H-326Z" fill="none" stroke="${pale}" stroke-width="5"/><path d="${[-270, -210, -150, -90].map((x) => `M${x} -324V324`).join('')}" stroke="${light}" stroke-width="3" opacity=".5"/>` +
    `<path d="M-14 -324V324L-150 368Q-184 20 -152 -300Z" fill="#5d4a38" opacity=".2" transform="translate(-10 14)"/><path d="M-14 -324V324L-150 356Q-184 10 -152 -312Z" fill="#f4f7f8"/><path d="M-14 -324V324L-60 335Q-84 10 -60 -320Z" fill="${light}" opacity=".6"/><path d="M-14 -324V324" stroke="${base}" stroke-width="3"/></g>`
  );
}

/** Half out of its peel pouch. */
function pouched({ dark, pale }: Tint): string {
  const placed = 'translate(500 540) rotate(10)';
  const pouch = 'M-290 -110L290 -110V370H-290Z';
  return (
    shadow(`<g transform="${placed}"><path d="M-290 -150H290V370H-290Z"/></g>`) +
    `<g transform="${placed}"><path d="M-290 -170H290V370H-290Z" fill="#e3e9ec"/></g>` +
    shadow(`<g transform="${placed} translate(0 -120) scale(.78)"><path d="${border}"/></g>`) +
    `<g transform="${placed}"><g transform="translate(0 -120) scale(.78)">${dressing}</g><path d="M-290 -100Q0 -60 290 -100V370H-290Z" fill="#2c363c" opacity=".14" transform="translate(0 -10)"/>` +
    `<path d="${pouch.replace('-110L290 -110', '-92Q0 -48 290 -92')}" fill="#f8fafa"/><path d="M-290 -92Q0 -48 290 -92V-66Q0 -22 -290 -66Z" fill="#fff"/><path d="M-266 -40V346H266V-40" fill="none" stroke="#cfd8dc" stroke-width="6"/><path d="M-290 250H290V318H-290Z" fill="${paint.accentFront}"/>` +
    `${labelBars(-230, 70, [230], dark, 22)}${labelBars(-230, 126, [160, 190], '#b7c2c8', 12)}${labelBars(-230, 275, [120], '#fff', 16)}<rect x="110" y="60" width="120" height="120" rx="16" fill="none" stroke="${dark}" stroke-width="6"/><rect x="134" y="84" width="72" height="72" rx="10" fill="${pale}"/></g>`
  );
}

/** A square foam dressing: on its backing sheet, its wound side half peeled, coming out of the pouch. */
export const drawFoamDressing: Draw = (view, tint) => {
  if (view === 1) return lifted(tint);
  return view === 2 ? underside(tint) : pouched(tint);
};
