import { sevenSegments } from '../seven-segments';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const outline =
  'M-62 330Q-62 400 0 400Q62 400 62 330V-40Q62 -110 34 -180L17 -330V-396Q17 -420 0 -420Q-17 -420 -17 -396V-330L-34 -180Q-62 -110 -62 -40Z';

function thermometer(placed: string, reading: string, { base, light, dark }: Tint): string {
  return (
    shadow(`<g transform="${placed}"><path d="${outline}"/></g>`) +
    `<g transform="${placed}"><path d="${outline}" fill="${paint.plastic}" stroke="#b4bfc5" stroke-width="2"/>` +
    `<path d="M-16 -340V-396Q-16 -420 0 -420Q16 -420 16 -396V-340Q0 -332 -16 -340Z" fill="${paint.steel}"/>` +
    `<path d="M-62 190V330Q-62 400 0 400Q62 400 62 330V190Q0 206 -62 190Z" fill="${paint.accent}"/>` +
    `<path d="M-62 190Q0 206 62 190" fill="none" stroke="${light}" stroke-width="4"/>` +
    `<ellipse cx="0" cy="284" rx="33" ry="40" fill="${dark}"/><ellipse cx="0" cy="280" rx="31" ry="38" fill="${base}"/><ellipse cx="-8" cy="266" rx="14" ry="13" fill="${light}" opacity=".7"/>` +
    `<rect x="-44" y="-66" width="88" height="216" rx="16" fill="#47525a"/><rect x="-37" y="-58" width="74" height="200" rx="10" fill="${paint.screen}"/>` +
    `<g transform="translate(-22 104) rotate(-90)">${sevenSegments(reading, 0, 0, 46, '#2c373d')}</g>` +
    '<path d="M-36 -50L10 -58L-36 30Z" fill="#fff" opacity=".35"/>' +
    '<path d="M-40 -92Q-36 -130 -22 -180L-8 -318" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9"/></g>'
  );
}

function sleeve(placed: string, { pale, base }: Tint): string {
  const shape = 'M-78 400V-330Q-78 -420 0 -420Q78 -420 78 -330V400Q0 416 -78 400Z';
  return (
    shadow(`<g transform="${placed}"><path d="${shape}"/></g>`) +
    `<g transform="${placed}"><path d="${shape}" fill="${pale}" opacity=".75"/><path d="${shape}" fill="${paint.glass}" stroke="${base}" stroke-opacity=".5" stroke-width="4"/>` +
    '<path d="M-54 370V-320Q-50 -380 -10 -392" fill="none" stroke="#fff" stroke-width="14" opacity=".85" stroke-linecap="round"/></g>'
  );
}

/** A digital thermometer: alone, with its sleeve, and the display from near. */
export const drawThermometer: Draw = (view, tint) => {
  if (view === 1) return thermometer('translate(500 505) rotate(48) scale(1.08)', '36.6', tint);
  if (view === 2)
    return (
      sleeve('translate(610 520) rotate(34) scale(.95)', tint) +
      thermometer('translate(400 480) rotate(34) scale(.95)', '37.1', tint)
    );
  return thermometer('translate(470 470) rotate(62) scale(2.2)', '36.8', tint);
};
