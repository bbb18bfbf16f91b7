import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const emboss =
  '<pattern id="emboss" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 5L21 13L13 21L5 13Z" fill="none" stroke="#9aa6ad" stroke-width="1.6" opacity=".3"/><path d="M13 7L21 15" stroke="#fff" stroke-width="2" opacity=".8"/></pattern>';

const dashes = 'stroke="#9aa6ad" stroke-width="4" stroke-dasharray="12 9" opacity=".8"';

/** A tall roll standing on end; `x`, `top` is the middle of its upper face. */
function standing(x: number, top: number, height: number, radius: number, { light, deep }: Tint): string {
  const rim = radius * 0.3;
  const body = barrel(x, top, top + height, radius, rim);
  const turns = [0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44]
    .map((part) => `<ellipse cx="${x}" cy="${top}" rx="${radius * part}" ry="${rim * part}"/>`)
    .join('');
  return (
    shadow(`<ellipse cx="${x}" cy="${top + height}" rx="${radius}" ry="${rim}"/>`) +
    `<path d="${body}" fill="${paint.plastic}"/><path d="${body}" fill="url(#emboss)"/>` +
    `<ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${rim}" fill="#fafbfb"/><g fill="none" stroke="#c3ccd1" stroke-width="2.5">${turns}</g>` +
    `<ellipse cx="${x}" cy="${top}" rx="${radius * 0.34}" ry="${rim * 0.34}" fill="${light}"/><ellipse cx="${x}" cy="${top}" rx="${radius * 0.28}" ry="${rim * 0.28}" fill="${deep}"/>`
  );
}

/** A sheet unwound from the right of a standing roll, torn along its perforation. */
function sheet(x: number, top: number, height: number): string {
  const edge = (y: number) => `C${x + 90} ${y + 70} ${x + 160} ${y + 10} ${x + 270} ${y + 62}`;
  const low = top + height;
  const path = `M${x} ${top}${edge(top)}V${low + 62}C${x + 160} ${low + 10} ${x + 90} ${low + 70} ${x} ${low}Z`;
  return (
    shadow(
      `<path d="M${x} ${low - 14}${edge(low - 14)}V${low + 72}C${x + 160} ${low + 24} ${x + 90} ${low + 80} ${x} ${low + 10}Z"/>`,
    ) +
    '<linearGradient id="fall"><stop stop-color="#b4bfc5"/><stop offset=".4" stop-color="#fff"/><stop offset="1" stop-color="#dde3e6"/></linearGradient>' +
    `<path d="${path}" fill="url(#fall)"/><path d="${path}" fill="url(#emboss)"/><path d="M${x + 150} ${top + 42}V${low + 42}" ${dashes}/>`
  );
}

/** Lying on its side, the paper running out towards the viewer. */
function unrolled({ light, deep }: Tint): string {
  const side = 'M232 381L640 262A170 170 0 0 1 748 586L342 705Z';
  const strip = 'M292 712L470 880L918 752L740 586Z';
  const turns = [150, 132, 114, 96, 78]
    .map((r) => `<circle cx="286" cy="543" r="${r}" fill="none" stroke="#c3ccd1" stroke-width="3"/>`)
    .join('');
  return (
    shadow(`<path d="M250 700L700 570L790 590L340 722Z"/><path d="${strip}"/>`) +
    `<path d="${strip}" fill="#fbfcfc"/><path d="${strip}" fill="url(#emboss)"/><path d="M376 794L826 668" ${dashes}/>` +
    '<linearGradient id="curve" x1=".3" y1="0" x2=".55" y2="1"><stop stop-color="#eef2f3"/><stop offset=".3" stop-color="#fff"/><stop offset=".7" stop-color="#d3dade"/><stop offset="1" stop-color="#a3b0b6"/></linearGradient>' +
    `<path d="${side}" fill="url(#curve)"/><path d="${side}" fill="url(#emboss)"/><circle cx="286" cy="543" r="171" fill="#fafbfb" stroke="#cfd8dc" stroke-width="2"/>${turns}<circle cx="286" cy="543" r="56" fill="${light}"/><circle cx="286" cy="543" r="46" fill="${deep}"/>`
  );
}

/** A roll of couch paper: standing with a loose sheet, lying unrolled, a set of three. */
export const drawPaperRoll: Draw = (view, tint) => {
  if (view === 2) return emboss + unrolled(tint);
  if (view === 1) return emboss + sheet(566, 254, 520) + standing(420, 220, 560, 180, tint);
  return (
    emboss +
    standing(620, 190, 520, 145, tint) +
    standing(320, 250, 520, 145, tint) +
    standing(520, 340, 520, 145, tint)
  );
};
