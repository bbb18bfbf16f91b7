import { carton, labelBars, threeQuarter } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const body = 'M-134 -560H134L92 -16Q90 0 70 0H-70Q-90 0 -92 -16Z';

const cap = `<path d="M-84 -4H84L78 104Q0 120 -78 104Z" fill="${paint.accent}"/><path d="${Array.from({ length: 13 }, (_, rib) => `M${-66 + rib * 11} 6V106`).join('')}" stroke="#000" stroke-width="3" opacity=".13"/>`;

const nozzle = `<path d="M-34 0H34V46Q0 54 -34 46Z" fill="${paint.plastic}"/><path d="M-34 14Q0 22 34 14M-34 28Q0 36 34 28" fill="none" stroke="#a3b0b6" stroke-width="4"/><ellipse cy="47" rx="22" ry="7" fill="#8d999f"/>`;

const filled = ({ base, dark, pale, light }: Tint) =>
  `<path d="${body}" fill="${paint.plastic}"/><path d="M-119 -360L-104 -170Q0 -100 104 -170L119 -360Q0 -270 -119 -360Z" fill="${paint.accent}"/><path d="M-123 -410Q0 -316 123 -410L119 -360Q0 -270 -119 -360Z" fill="${light}" opacity=".7"/>` +
  `${labelBars(-66, -476, [132], dark, 18)}${labelBars(-66, -436, [84], '#b7c2c8', 10)}<circle cy="-222" r="34" fill="#fff" opacity=".95"/><path d="M-20 -212C-20 -236 4 -244 14 -244C12 -222 6 -204 -14 -204" fill="${base}"/>${labelBars(-40, -84, [80], pale, 10)}` +
  '<path d="M-108 -530L-74 -30" stroke="#fff" stroke-width="16" opacity=".65" stroke-linecap="round"/><path d="M104 -500L76 -40" stroke="#9ba8af" stroke-width="10" opacity=".35" stroke-linecap="round"/>' +
  `<path d="M-140 -600H140V-556Q0 -548 -140 -556Z" fill="${paint.cardFront}" stroke="#c3ccd1" stroke-width="2"/><path d="${Array.from({ length: 26 }, (_, rib) => `M${-132 + rib * 10.6} -596V-558`).join('')}" stroke="#a3b0b6" stroke-width="3" opacity=".6"/>`;

function standing(placed: string, tint: Tint): string {
  return (
    shadow(`<g transform="${placed}"><ellipse cy="104" rx="80" ry="14"/></g>`) +
    `<g transform="${placed}">${cap}${filled(tint)}</g>`
  );
}

/** The tube lying open, a ribbon of cream squeezed out and the cap beside it. */
function squeezed(tint: Tint): string {
  const placed = 'translate(530 500) rotate(-62) scale(.86)';
  const ribbon = 'M566 518C600 580 640 560 660 610C676 660 600 680 610 726C622 776 720 770 760 736';
  return (
    shadow(
      `<g transform="${placed}"><path d="${body}"/><path d="M-140 -600H140V-540H-140Z"/></g><path d="${ribbon}" fill="none" stroke-width="44" stroke-linecap="round"/><g transform="translate(330 730)"><ellipse cy="100" rx="78" ry="22"/></g>`,
    ) +
    `<path d="${ribbon}" fill="none" stroke="#c9cfd2" stroke-width="46" stroke-linecap="round"/><path d="${ribbon}" fill="none" stroke="#fbfcfc" stroke-width="38" stroke-linecap="round" transform="translate(-2 -4)"/><path d="${ribbon}" fill="none" stroke="#dfe4e6" stroke-width="7" stroke-linecap="round" transform="translate(5 7)"/>` +
    `<g transform="${placed}">${nozzle}${filled(tint)}</g>` +
    `<g transform="translate(330 730)">${cap}<ellipse cy="-4" rx="84" ry="22" fill="${tint.base}"/><ellipse cy="-3" rx="66" ry="16" fill="${tint.deep}"/></g>`
  );
}

function boxed(tint: Tint): string {
  const [width, height, depth] = [250, 590, 190];
  const band = `<path d="M0 ${height * 0.4}Q${width / 2} ${height * 0.54} ${width} ${height * 0.4}V${height * 0.74}H0Z"`;
  const front = `${band} fill="${paint.accentFront}"/>${labelBars(38, 90, [170], tint.dark, 22)}${labelBars(38, 144, [110, 140], '#b7c2c8', 11)}${labelBars(38, 500, [120, 80], tint.light, 12)}`;
  const side = `<path d="M0 ${height * 0.4}H${depth}V${height * 0.74}H0Z" fill="${paint.accentSide}"/>`;
  return (
    carton({ x: 180, y: 780, width, height, depth, turn: threeQuarter, front, side }) +
    standing('translate(690 760) scale(.94)', tint)
  );
}

/** A tube of cream: standing on its cap, squeezed, beside its carton. */
export const drawCreamTube: Draw = (view, tint) => {
  if (view === 1) return standing('translate(500 730) scale(1.02)', tint);
  return view === 2 ? squeezed(tint) : boxed(tint);
};
