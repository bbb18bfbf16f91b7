import { sevenSegments } from '../seven-segments';
import { barrel, laid } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const ink = '#3a444b';

/** Ribbon from the origin to the right, 84 wide around its middle, marked each tenth of its 80 units. */
function ribbon(units: number, { light, base }: Tint): string {
  const length = units * 80;
  const marks = Array.from({ length: units * 10 }, (_, i) => {
    const tall = i % 10 === 0 ? 40 : i % 5 === 0 ? 28 : 17;
    return `M${i * 8} -42v${tall}`;
  }).join('');
  const digits = Array.from({ length: units - 1 }, (_, i) =>
    sevenSegments(String(units - i - 1), (i + 1) * 80 - (units - i > 10 ? 21 : 9), 6, 26, ink),
  ).join('');
  return (
    `<rect y="-42" width="${length}" height="84" fill="${paint.cardFront}" stroke="#b9c3c8" stroke-width="2"/><path d="M0 38H${length}" stroke="${light}" stroke-width="6"/><path d="${marks}" stroke="${ink}" stroke-width="2.5"/>${digits}` +
    `<rect x="${length - 4}" y="-47" width="30" height="94" rx="5" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/><circle cx="${length + 11}" r="7" fill="${base}"/>`
  );
}

const mouth = 'M80 104H190Q200 104 200 114V200Q200 210 190 210H90Q40 208 0 200Z';

/** The round case around the origin, 400 wide. */
const housing = ({ light, base, dark, deep }: Tint) =>
  `<path d="${mouth}" transform="translate(9 12)" fill="${deep}"/><circle r="200" fill="${deep}" transform="translate(9 12)"/><path d="${mouth}" fill="${base}"/><path d="M196 112V202" stroke="${deep}" stroke-width="10"/><circle r="200" fill="${paint.accentFront}"/><circle r="170" fill="none" stroke="${dark}" stroke-width="4" opacity=".6"/><circle r="166" fill="none" stroke="${light}" stroke-width="4" opacity=".7"/>` +
  `<circle r="76" fill="${dark}" transform="translate(3 5)"/><circle r="74" fill="${paint.cardFront}"/><circle r="54" fill="none" stroke="#c3ccd1" stroke-width="4"/><circle r="9" fill="${base}"/>` +
  `<path d="M-182 -42A186 186 0 0 1 -42 -182" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".7"/>`;

function cased(placed: string, units: number, tint: Tint): string {
  const pulled = 'translate(96 158)';
  return laid(
    placed,
    `<circle r="200"/><rect transform="${pulled}" y="-42" width="${units * 80 + 26}" height="84"/>`,
    `<g transform="${pulled}">${ribbon(units, tint)}</g>${housing(tint)}`,
  );
}

/** A roll of tape standing on its edge, its end run out on the floor. */
function rolled(tint: Tint): string {
  const [x, y, radius, rim, height] = [390, 480, 250, 100, 150];
  const around = Array.from({ length: 52 }, (_, i) => {
    const turn = (i * Math.PI) / 52;
    const [across, front] = [x + radius * Math.cos(turn), y + rim * Math.sin(turn)];
    return `M${across.toFixed(1)} ${front.toFixed(1)}v${i % 10 === 4 ? 71 : i % 5 === 4 ? 50 : 30}`;
  }).join('');
  const turns = Array.from({ length: 9 }, (_, i) => {
    const share = 1 - (i + 1) * 0.07;
    return `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${rim * share}" fill="none" stroke="${i % 2 ? tint.light : '#aeb9bf'}" stroke-width="3"/>`;
  }).join('');
  const end = 'matrix(1.7 .16 0 1.786 450 652)';
  return (
    shadow(
      `<ellipse cx="${x}" cy="${y + height}" rx="${radius}" ry="${rim}"/><rect transform="${end}" y="-42" width="260" height="84"/>`,
    ) +
    `<path d="${barrel(x, y, y + height, radius, rim)}" fill="${paint.cotton}"/><path d="${around}" stroke="${ink}" stroke-width="3"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${rim}" fill="#f4f6f7" stroke="#b9c3c8" stroke-width="2"/>${turns}<ellipse cx="${x}" cy="${y}" rx="${radius * 0.3}" ry="${rim * 0.3}" fill="#6b777e"/>` +
    `<g transform="${end}">${ribbon(3, tint)}</g>`
  );
}

/** A measuring tape: drawn from its case, a loose roll, and the marks from near. */
export const drawTapeMeasure: Draw = (view, tint) => {
  if (view === 1) return cased('translate(330 380) rotate(18) scale(1.1)', 6, tint);
  if (view === 2) return rolled(tint);
  return cased('translate(180 220) rotate(26) scale(1.9)', 4, tint);
};
