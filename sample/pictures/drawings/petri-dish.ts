import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const colonies = Array.from({ length: 46 }, (_, place) => {
  const far = Math.sqrt((place + 0.6) / 46) * 0.84;
  const turn = place * 2.4;
  return [far * Math.cos(turn), far * Math.sin(turn), 9 + ((place * 5) % 11)] as const;
});

/** Grown colonies in a round of the given half axes about the origin. */
const culture = (rx: number, ry: number, { dark, light }: Tint) =>
  colonies
    .map(([x, y, r]) => {
      const [cx, cy, wide] = [x * rx, y * ry, (r * rx) / 300];
      const high = (wide * ry) / rx;
      return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${wide.toFixed(1)}" ry="${high.toFixed(1)}" fill="${dark}"/><ellipse cx="${(cx - wide * 0.22).toFixed(1)}" cy="${(cy - high * 0.25).toFixed(1)}" rx="${(wide * 0.6).toFixed(1)}" ry="${(high * 0.55).toFixed(1)}" fill="${light}"/>`;
    })
    .join('');

const jelly = '#f0dfae';

/** A dish whose rim has its middle at the origin. */
function dish(placed: string, tint: Tint, grown: boolean): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cy="56" rx="296" ry="104"/></g>`) +
    `<g transform="${placed}"><path d="${barrel(0, 0, 56, 300, 106)}" fill="#eef4f6" opacity=".8"/><path d="${barrel(0, 28, 52, 292, 102)}" fill="#d9bf7a"/><ellipse cy="28" rx="292" ry="102" fill="${jelly}"/>` +
    (grown ? `<g transform="translate(0 27)">${culture(284, 98, tint)}</g>` : '') +
    `<path d="${barrel(0, 0, 56, 300, 106)}" fill="${paint.glass}" stroke="#8499a3" stroke-width="3"/><ellipse rx="300" ry="106" fill="#fff" fill-opacity=".14" stroke="#8499a3" stroke-width="5"/>` +
    '<path d="M-286 -22A296 103 0 0 1 -60 -103" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M-270 64A300 106 0 0 0 -60 150" fill="none" stroke="#fff" stroke-width="9" opacity=".9" stroke-linecap="round"/><path d="M-180 -40L-60 -80L120 60L-10 84Z" fill="#fff" opacity=".16"/></g>'
  );
}

/** A shallow glass lid whose rim is an ellipse about the origin. */
const lid = (placed: string) =>
  `<g transform="${placed}"><path d="${barrel(0, 0, 46, 312, 116)}" fill="${paint.glass}"/><path d="M-312 0V46A312 116 0 0 0 312 46V0" fill="none" stroke="#8499a3" stroke-width="4"/><ellipse rx="312" ry="116" fill="#fff" fill-opacity=".3" stroke="#8499a3" stroke-width="5"/><path d="M-296 -14A300 106 0 0 1 -40 -104" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M-200 20L-40 -84L60 -90L-110 70Z" fill="#fff" opacity=".35"/></g>`;

function fromAbove(tint: Tint): string {
  const streak = 'M330 330L420 250L450 330L520 236L550 322L620 260L640 330L690 300';
  return (
    shadow('<circle cx="500" cy="500" r="356"/>') +
    `<circle cx="500" cy="500" r="358" fill="#e3ebee" stroke="#8499a3" stroke-width="4"/><circle cx="500" cy="500" r="336" fill="${jelly}" stroke="#c8ac66" stroke-width="5"/>` +
    `<path d="${streak}" fill="none" stroke="${tint.dark}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><path d="${streak}" fill="none" stroke="${tint.light}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" transform="translate(-2 -3)"/>` +
    `<g transform="translate(520 580) scale(.72)">${culture(300, 280, tint)}</g>` +
    '<circle cx="500" cy="500" r="347" fill="none" stroke="#fff" stroke-width="12" opacity=".75"/><path d="M190 420A326 326 0 0 1 420 182" fill="none" stroke="#fff" stroke-width="16" opacity=".8" stroke-linecap="round"/><path d="M806 590A322 322 0 0 1 640 790" fill="none" stroke="#fff" stroke-width="9" opacity=".6" stroke-linecap="round"/>'
  );
}

/** Petri dishes: a grown culture with the lid leaning on it, a stack, one from above. */
export const drawPetriDish: Draw = (view, tint) => {
  if (view === 3) return fromAbove(tint);
  if (view === 1)
    return (
      lid('translate(640 430) rotate(-52) scale(.86)') + dish('translate(440 640) scale(1.1)', tint, true)
    );
  return [3, 2, 1, 0]
    .map((place) => {
      const y = 330 + place * 112;
      return `${dish(`translate(500 ${y}) scale(1.06)`, tint, place < 2)}${lid(`translate(500 ${y - 14}) scale(1.06)`)}`;
    })
    .join('');
};
