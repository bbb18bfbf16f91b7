import { carton, facing, labelBars, laid } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const dome =
  'M-300 150C-390 60 -350 -150 -190 -220C-80 -268 100 -268 200 -216C350 -146 390 60 300 150C262 176 220 160 180 178C120 192 60 172 0 186C-60 172 -120 192 -180 178C-220 160 -262 176 -300 150Z';
const frill =
  'M-292 140C-250 176 -220 130 -176 160C-130 190 -90 142 -44 168C0 194 44 142 90 166C130 190 180 134 220 160C250 172 276 156 292 140C316 176 300 214 270 232C236 206 206 244 168 238C130 222 100 258 56 250C20 232 -20 262 -62 250C-104 228 -136 256 -176 240C-214 222 -240 246 -274 230C-304 210 -316 176 -292 140Z';

const gathers = [-240, -180, -120, -60, 0, 60, 120, 180, 240];

function cap({ pale, light, base, dark }: Tint): string {
  const folds = gathers
    .map((x) => `M${x} 160C${x * 1.2} 90 ${x * 1.14} 0 ${x * 0.9} -${70 + ((x + 240) % 7) * 14}`)
    .join('');
  const pleats = gathers.map((x) => `M${x} 172q8 30 -2 62M${x + 28} 168q-4 34 4 66`).join('');
  return (
    `<linearGradient id="puff" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${pale}"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${base}"/></linearGradient><path d="${dome}" fill="url(#puff)"/><path d="${folds}" fill="none" stroke="${dark}" stroke-width="8" opacity=".22" stroke-linecap="round"/><path d="${folds}" transform="translate(-14 0)" fill="none" stroke="#fff" stroke-width="9" opacity=".4" stroke-linecap="round"/>` +
    `<path d="M-240 -120C-180 -200 -60 -226 40 -222" fill="none" stroke="#fff" stroke-width="18" opacity=".5" stroke-linecap="round"/><path d="${frill}" fill="${light}" stroke="${base}" stroke-width="3"/><path d="M-296 150C-250 186 -220 140 -176 170C-130 200 -90 152 -44 178C0 204 44 152 90 176C130 200 180 144 220 170C250 182 276 166 296 150" fill="none" stroke="${dark}" stroke-width="9" opacity=".45"/><path d="${pleats}" fill="none" stroke="${dark}" stroke-width="4" opacity=".4" stroke-linecap="round"/>`
  );
}

const lying = (placed: string, tint: Tint) =>
  laid(placed, `<path d="${dome}"/><path d="${frill}"/>`, cap(tint));

function boxed(tint: Tint): string {
  const [width, height, depth] = [520, 280, 260];
  const front =
    `<rect y="${height * 0.66}" width="${width}" height="${height * 0.34}" fill="${paint.accentFront}"/>${labelBars(36, 52, [190], tint.dark, 20)}${labelBars(36, 100, [130, 160], '#b7c2c8', 11)}${labelBars(36, 222, [120], '#fff', 14)}` +
    `<g transform="translate(390 110) scale(.24)">${cap(tint)}</g>`;
  const side = `<rect y="${height * 0.66}" width="${depth}" height="${height * 0.34}" fill="${paint.accentSide}"/>`;
  return (
    carton({ x: 200, y: 620, width, height, depth, turn: facing, front, side }) +
    lying('translate(380 760) rotate(-5) scale(.56)', tint)
  );
}

/** A bouffant cap: puffed up, three of them, before their box. */
export const drawBouffantCap: Draw = (view, tint) => {
  if (view === 1) return lying('translate(500 520) rotate(-4) scale(1.12)', tint);
  if (view === 3) return boxed(tint);
  return (
    lying('translate(600 330) rotate(8) scale(.7)', tint) +
    lying('translate(390 470) rotate(-8) scale(.74)', tint) +
    lying('translate(590 650) rotate(3) scale(.8)', tint)
  );
};
