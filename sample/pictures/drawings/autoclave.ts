import { sevenSegments } from '../seven-segments';
import { carton, facing, ribs } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const [width, height, depth] = [600, 470, 360];

/** Controls at the right of the front. */
const panel = ({ base, dark, light }: Tint) =>
  `<rect x="436" y="52" width="132" height="366" rx="16" fill="${paint.accentFront}"/><rect x="452" y="76" width="100" height="64" rx="8" fill="#1b2329"/>${sevenSegments('134', 461, 92, 33, '#ff9d7a')}` +
  [0, 1, 2]
    .map((i) => `<circle cx="${470 + i * 32}" cy="178" r="9" fill="${['#fff', light, dark][i]}"/>`)
    .join('') +
  [226, 286]
    .map(
      (y) =>
        `<rect x="458" y="${y}" width="88" height="40" rx="20" fill="#fff"/><rect x="478" y="${y + 15}" width="48" height="10" rx="5" fill="${base}"/>`,
    )
    .join('') +
  `<circle cx="502" cy="376" r="26" fill="${dark}"/><circle cx="502" cy="374" r="19" fill="#fff"/><path d="M502 360v14" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`;

const door = ({ dark, light }: Tint) =>
  `<circle cx="226" cy="240" r="190" fill="#8d99a0"/><circle cx="222" cy="234" r="188" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><circle cx="222" cy="234" r="156" fill="${paint.foil}" stroke="#8b979e" stroke-width="4"/><circle cx="222" cy="234" r="118" fill="none" stroke="#9aa6ad" stroke-width="4"/>` +
  `<path d="M90 150A156 156 0 0 1 170 88" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/><path d="M28 186H62V282H28Z" fill="${paint.dark}"/>` +
  `<path d="M340 120Q370 116 376 140V330Q370 354 340 350Z" fill="#39434a" opacity=".35" transform="translate(8 12)"/><rect x="330" y="116" width="44" height="236" rx="22" fill="${dark}"/><rect x="330" y="116" width="36" height="236" rx="18" fill="${paint.accent}"/><path d="M342 140V320" stroke="${light}" stroke-width="6" stroke-linecap="round"/>` +
  `<circle cx="222" cy="234" r="46" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><path d="M222 222H340V246H222Z" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2"/>`;

/** The round chamber around the origin, 340 wide, with instruments on its trays. */
function chamber({ base, light, pale }: Tint): string {
  const tray = (y: number) => {
    const half = Math.sqrt(140 ** 2 - y ** 2);
    const tools = [-0.6, -0.34, -0.05, 0.22, 0.5]
      .map(
        (at, i) =>
          `<g transform="translate(${at * half} ${y - 8}) skewX(-26)" fill="none" stroke="${i % 2 ? pale : '#eef2f4'}" stroke-width="5" stroke-linecap="round"><path d="M0 -4L3 -28M8 -4L5 -28"/><ellipse cx="-2" rx="6" ry="4"/><ellipse cx="11" rx="6" ry="4"/></g>`,
      )
      .join('');
    return `<path d="M${-half} ${y}L${-half * 0.7} ${y - 34}H${half * 0.7}L${half} ${y}Z" fill="#8b979e"/>${tools}<path d="M${-half} ${y}H${half}V${y + 18}H${-half}Z" fill="${paint.steelSheet}"/><path d="M${-half} ${y + 2}H${half}" stroke="#fff" stroke-width="4"/>`;
  };
  return (
    `<circle r="188" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><circle r="168" fill="${base}"/><circle r="162" fill="${light}"/><circle r="152" fill="#4c565d"/><circle r="100" fill="#68747c" cx="14" cy="-10"/><circle r="84" fill="#7d8991" cx="14" cy="-10"/>` +
    `<path d="M-140 -60A152 152 0 0 1 -60 -140" fill="none" stroke="#fff" stroke-width="8" opacity=".5" stroke-linecap="round"/>${[-40, 34, 104].map(tray).join('')}`
  );
}

/** The door swung to the left, seen from its inner side, around the origin. */
const openDoor = ({ base }: Tint) =>
  `<ellipse cx="-24" rx="92" ry="190" fill="#8d99a0"/><ellipse cx="-12" rx="92" ry="190" fill="#aab5bb"/><ellipse rx="92" ry="188" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><ellipse cx="3" rx="76" ry="158" fill="none" stroke="${base}" stroke-width="12"/><ellipse cx="4" rx="64" ry="134" fill="${paint.foil}" stroke="#8b979e" stroke-width="3"/><path d="M-34 -80Q-24 -112 4 -116" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;

function machine(tint: Tint, open: boolean, x: number): string {
  const inside = `<g transform="translate(222 234)">${chamber(tint)}</g>`;
  const feet = [70, 500]
    .map((at) => `<path d="M${x + at} ${790 + at * 0.07}h60v24h-60Z" fill="#2f393f"/>`)
    .join('');
  const vents = `<path d="${ribs(90, 120, 9, 26, 'h200')}" stroke="#8d99a0" stroke-width="9" stroke-linecap="round"/>`;
  return (
    feet +
    carton({
      x,
      y: 796,
      width,
      height,
      depth,
      turn: facing,
      front: (open ? inside : door(tint)) + panel(tint),
      side: vents,
      top: `<rect x="60" y="60" width="${width - 120}" height="${depth - 120}" rx="20" fill="#dbe2e5"/>`,
    }) +
    (open
      ? `<path d="M${x + 4} 570H${x + 40}V610H${x + 4}Z" fill="#39434a"/><g transform="translate(${x - 40} 566)">${openDoor(tint)}</g>`
      : '')
  );
}

/** A bench-top steriliser: closed, its door open, and its chamber from near. */
export const drawAutoclave: Draw = (view, tint) => {
  if (view === 1) return machine(tint, false, 150);
  if (view === 2) return machine(tint, true, 214);
  const near = `<g transform="scale(1.82)"><g transform="translate(222 234)">${chamber(tint)}</g>${panel(tint)}</g>`;
  return carton({ x: 70, y: 920, width: 1092, height: 830, depth: 300, turn: facing, front: near });
};
