import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const visor = 'M-290 -240Q0 -170 290 -240L276 180Q262 300 130 330Q0 350 -130 330Q-262 300 -276 180Z';

/** From the front: the clear sheet under a foam band, the head strap behind. */
function front(placed: string, { base, dark, deep, light, pale }: Tint): string {
  const strap = 'M-288 -236C-260 -420 260 -420 288 -236';
  return (
    shadow(`<path transform="${placed}" d="${visor}" fill="none" stroke-width="16"/>`) +
    `<g transform="${placed}"><path d="${strap}" fill="none" stroke="#2f383f" stroke-width="44"/><path d="${strap}" fill="none" stroke="#5d6971" stroke-width="36"/><path d="M-286 -214C-230 -330 230 -330 286 -214Q0 -140 -286 -214Z" fill="${paint.cotton}"/><path d="M-286 -214C-230 -330 230 -330 286 -214" fill="none" stroke="#cfc9bd" stroke-width="3"/>` +
    `<path d="${visor}" fill="${pale}" opacity=".35"/><path d="${visor}" fill="${paint.glass}" stroke="#8fa4ad" stroke-width="5"/><clipPath id="sheet"><path d="${visor}"/></clipPath><g clip-path="url(#sheet)"><path d="M-250 -260L-130 -240L-220 340H-330ZM-90 -240L-50 -236L-140 340H-180ZM180 -240L240 -246L180 330H110Z" fill="#fff" opacity=".5"/></g>` +
    `<path d="M-296 -272Q0 -196 296 -272L292 -196Q0 -122 -292 -196Z" fill="${deep}" transform="translate(0 8)" opacity=".35"/><path d="M-296 -272Q0 -196 296 -272L292 -196Q0 -122 -292 -196Z" fill="${paint.accent}"/><path d="M-294 -266Q0 -190 294 -266" fill="none" stroke="${light}" stroke-width="7"/><path d="M-270 -226Q0 -154 270 -226" fill="none" stroke="${dark}" stroke-width="3" opacity=".6"/>` +
    `<circle cx="-262" cy="-228" r="17" fill="${paint.steel}"/><circle cx="262" cy="-228" r="17" fill="${paint.steel}"/><path d="M-262 190Q-246 284 -124 314" fill="none" stroke="#fff" stroke-width="9" opacity=".9" stroke-linecap="round"/><circle cx="-262" cy="-228" r="6" fill="${base}"/><circle cx="262" cy="-228" r="6" fill="${base}"/></g>`
  );
}

/** From one side: the sheet bends round an empty band. */
function side(tint: Tint): string {
  const { base, dark, light, pale } = tint;
  const sheet = 'M236 300C214 400 196 640 232 790Q250 850 330 846Q440 836 520 760L560 380Q380 380 236 300Z';
  const band =
    'M232 292C240 180 420 132 580 150C740 166 830 240 800 310C780 370 660 400 540 392C400 384 262 350 232 292Z';
  return (
    shadow(
      `<path d="${sheet}" fill="none" stroke-width="16"/><path d="${band}" fill="none" stroke-width="40"/>`,
    ) +
    `<path d="${band}" fill="none" stroke="#2f383f" stroke-width="56"/><path d="${band}" fill="none" stroke="#5d6971" stroke-width="46"/><path d="M262 270C290 190 430 150 560 164" fill="none" stroke="#e9e5dc" stroke-width="54"/>` +
    `<path d="${sheet}" fill="${pale}" opacity=".4"/><path d="${sheet}" fill="${paint.glass}" stroke="#8fa4ad" stroke-width="5"/><path d="M270 400C252 520 250 680 274 780" fill="none" stroke="#fff" stroke-width="24" opacity=".8" stroke-linecap="round"/><path d="M500 430L470 730" stroke="#fff" stroke-width="12" opacity=".7" stroke-linecap="round"/>` +
    `<path d="M214 284C230 352 400 420 566 416L570 344C420 346 286 310 262 256Z" fill="${paint.accent}"/><path d="M220 290C250 350 410 410 566 408" fill="none" stroke="${dark}" stroke-width="5" opacity=".6"/><path d="M262 262C290 312 420 350 568 350" fill="none" stroke="${light}" stroke-width="6"/><circle cx="548" cy="380" r="20" fill="${paint.steel}"/><circle cx="548" cy="380" r="8" fill="${base}"/>`
  );
}

/** A full face shield: from the front, from one side, three stacked. */
export const drawFaceShield: Draw = (view, tint) => {
  if (view === 1) return front('translate(500 540) scale(1.04)', tint);
  if (view === 2) return side(tint);
  return (
    front('translate(570 400) rotate(10) scale(.8)', tint) +
    front('translate(500 490) rotate(2) scale(.8)', tint) +
    front('translate(430 590) rotate(-6) scale(.8)', tint)
  );
};
