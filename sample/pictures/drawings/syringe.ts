import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const outline = (drawn: number) =>
  `M-4 -460H4L8 -300L46 -250V234H96V254H22V${drawn + 440}H76V${drawn + 466}H-76V${drawn + 440}H-22V254H-96V234H-46V-250L-8 -300Z`;

const scale = Array.from({ length: 17 }, (_, mark) => {
  const y = -190 + mark * 22;
  return `M${mark % 4 === 0 ? -2 : 14} ${y}H38`;
}).join('');

/** Needle up, plunger down; `drawn` is how far the plunger is pulled, in units from the full barrel. */
function syringe(placed: string, drawn: number, capped: boolean, { base, deep }: Tint): string {
  const seal = -150 + drawn;
  const tip = capped
    ? `<path d="M-17 -300L-11 -500Q0 -512 11 -500L17 -300Z" fill="${paint.accent}"/><path d="M-9 -308L-5 -490" stroke="#fff" stroke-width="5" opacity=".5"/>`
    : `<path d="M-3.5 -318L-2 -470L3.5 -488V-318Z" fill="${paint.steel}"/>`;
  return (
    shadow(`<g transform="${placed}"><path d="${outline(drawn)}"/></g>`) +
    `<g transform="${placed}">${tip}` +
    `<path d="M-13 -340H13L19 -262H-19Z" fill="${paint.accent}"/>` +
    `<path d="M-24 ${seal + 20}H24V${drawn + 440}H-24Z" fill="${paint.plastic}"/>` +
    `<path d="M-7 ${seal + 20}V${drawn + 440}M9 ${seal + 20}V${drawn + 440}" stroke="#98a5ac" stroke-width="3"/>` +
    `<path d="M-78 ${drawn + 436}Q0 ${drawn + 424} 78 ${drawn + 436}V${drawn + 462}Q0 ${drawn + 472} -78 ${drawn + 462}Z" fill="${paint.plastic}"/>` +
    `<path d="M-44 -226L-20 -254H20L44 -226V${seal}H-44Z" fill="${base}" opacity=".3"/>` +
    `<path d="M-44 ${seal}Q0 ${seal - 26} 44 ${seal}V${seal + 42}H-44Z" fill="${paint.dark}"/>` +
    `<path d="M-44 ${seal + 14}H44M-44 ${seal + 30}H44" stroke="#8d99a0" stroke-width="2" opacity=".7"/>` +
    `<path d="M-19 -268L-48 -232V238H48V-232L19 -268Z" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="3"/>` +
    `<path d="M-34 -226V226" stroke="#fff" stroke-width="10" opacity=".75" stroke-linecap="round"/>` +
    `<path d="${scale}" stroke="${deep}" stroke-width="3.5"/>` +
    `<path d="M-100 232Q0 220 100 232V252Q0 262 -100 252Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/></g>`
  );
}

function blister(tint: Tint): string {
  const placed = 'translate(500 500) rotate(24)';
  const card = '<rect x="-170" y="-440" width="340" height="880" rx="14"/>';
  return (
    shadow(`<g transform="${placed}">${card}</g>`) +
    `<g transform="${placed}"><rect x="-170" y="-440" width="340" height="880" rx="14" fill="#f7f9f9" stroke="#d2dade" stroke-width="3"/>` +
    `<rect x="-170" y="-440" width="340" height="62" fill="${paint.accentFront}"/><rect x="-150" y="-418" width="120" height="16" rx="8" fill="#fff"/></g>` +
    syringe('translate(490 520) rotate(24) scale(.82)', -70, true, tint) +
    `<g transform="${placed}"><path d="M-120 -330Q-120 -352 -98 -352H98Q120 -352 120 -330V380Q120 402 98 402H-98Q-120 402 -120 380Z" fill="#dfe9ed" opacity=".26" stroke="#fff" stroke-width="5"/>` +
    '<path d="M-98 -300V-40M-98 0V80" stroke="#fff" stroke-width="14" opacity=".85" stroke-linecap="round"/><path d="M102 -200V340" stroke="#9fb0b8" stroke-width="5" opacity=".5" stroke-linecap="round"/></g>'
  );
}

/** A disposable syringe: drawn up, three sizes with capped needles, one in its peel pack. */
export const drawSyringe: Draw = (view, tint) => {
  if (view === 1) return syringe('translate(525 482) rotate(43) scale(.92)', 110, false, tint);
  if (view === 3) return blister(tint);
  return (
    syringe('translate(285 555) rotate(4) scale(.9)', -80, true, tint) +
    syringe('translate(510 590) rotate(4) scale(.78)', -80, true, tint) +
    syringe('translate(715 620) rotate(4) scale(.66)', -80, true, tint)
  );
};
