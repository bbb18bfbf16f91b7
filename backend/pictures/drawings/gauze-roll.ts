import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const turnsOfCloth = [0.86, 0.72, 0.58, 0.44, 0.3];

function standing(middle: number, top: number, bottom: number, radius: number, tint: Tint): string {
  const rim = radius * 0.3;
  const body = barrel(middle, top, bottom, radius, rim);
  const thread = (y: number) =>
    `<path d="M${middle - radius} ${y}A${radius} ${rim} 0 0 0 ${middle + radius} ${y}" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>`;
  const rings = turnsOfCloth.map(
    (part) =>
      `<ellipse cx="${middle}" cy="${top}" rx="${radius * part}" ry="${rim * part}" fill="none" stroke="#b9b3a7" stroke-width="2.5"/>`,
  );
  return (
    shadow(`<ellipse cx="${middle}" cy="${bottom}" rx="${radius}" ry="${rim}"/>`) +
    `<path d="${body}" fill="${paint.cotton}"/><path d="${body}" fill="${paint.weave}"/>` +
    thread(top + 26) +
    thread(bottom - 26) +
    `<ellipse cx="${middle}" cy="${top}" rx="${radius}" ry="${rim}" fill="#faf8f3" stroke="#d8d3c8" stroke-width="2"/>` +
    rings.join('') +
    `<ellipse cx="${middle}" cy="${top}" rx="${radius * 0.14}" ry="${rim * 0.14}" fill="#8d877b"/>`
  );
}

function tail(tint: Tint): string {
  const edge = (y: number) => `C720 ${y + 105} 770 ${y + 20} 880 ${y + 92}`;
  const sheet = `M648 372${edge(372)}L880 816C770 744 720 829 648 724Z`;
  return (
    shadow('<path d="M640 716C720 822 770 736 884 806L880 826C770 756 720 850 640 736Z"/>') +
    `<linearGradient id="wave"><stop stop-color="#b9b4a9"/><stop offset=".32" stop-color="#e4e0d8"/>` +
    `<stop offset=".62" stop-color="#fffefb"/><stop offset="1" stop-color="#e0dcd3"/></linearGradient>` +
    `<path d="${sheet}" fill="url(#wave)"/><path d="${sheet}" fill="${paint.weave}"/>` +
    `<path d="M648 400${edge(400)}M648 698${edge(698)}" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>`
  );
}

function lying(tint: Tint): string {
  const strip = 'M400 756L640 862L946 770L706 664Z';
  const spiral = [165, 140, 115, 90, 65, 42]
    .map((r) => `<circle cx="400" cy="562" r="${r}" fill="none" stroke="#b9b3a7" stroke-width="3"/>`)
    .join('');
  const side = 'M344 371L652 282A196 196 0 0 1 764 656L456 750Z';
  return (
    shadow(`<path d="M360 750L660 664L800 640L520 750Z"/><path d="${strip}"/>`) +
    `<path d="${strip}" fill="#f4f1eb"/><path d="${strip}" fill="${paint.weave}"/>` +
    `<path d="M424 750L664 855M682 672L922 777" stroke="${tint.base}" stroke-width="5" opacity=".8"/>` +
    `<linearGradient id="round" x1=".35" y1="0" x2=".6" y2="1"><stop stop-color="#f2efe9"/><stop offset=".28" stop-color="#fffefb"/>` +
    `<stop offset=".7" stop-color="#d9d5cc"/><stop offset="1" stop-color="#aaa59a"/></linearGradient>` +
    `<path d="${side}" fill="url(#round)"/><path d="${side}" fill="${paint.weave}"/>` +
    `<path d="M372 363A196 196 0 0 1 484 742M622 291A196 196 0 0 1 734 665" fill="none" stroke="${tint.base}" stroke-width="5" opacity=".8"/>` +
    `<circle cx="400" cy="562" r="196" fill="#f8f5ef" stroke="#d8d3c8" stroke-width="3"/>${spiral}<circle cx="400" cy="562" r="22" fill="#8d877b"/>`
  );
}

/** A conforming bandage with coloured edge threads: standing with a loose end, unrolled, a family of three widths. */
export const drawGauzeRoll: Draw = (view, tint) => {
  if (view === 1) return tail(tint) + standing(440, 340, 720, 215, tint);
  if (view === 2) return lying(tint);
  return (
    standing(640, 290, 690, 165, tint) +
    standing(345, 400, 740, 165, tint) +
    standing(600, 590, 830, 150, tint)
  );
};
