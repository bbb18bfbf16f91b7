import { labelBars, laid } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const shell =
  'M-124 -350Q-124 -400 -74 -400H74Q124 -400 124 -350V-120Q108 -96 108 -60V60Q108 96 124 120V350Q124 400 74 400H-74Q-124 400 -124 350V120Q-108 96 -108 60V-60Q-108 -96 -124 -120Z';

/** A cassette about the origin: result window above, sample well below. */
const cassette = ({ base, dark, pale, light }: Tint) =>
  `<path d="${shell}" fill="#9aa6ad" transform="translate(7 14)"/><path d="${shell}" fill="#c9d1d6" transform="translate(3 7)"/><path d="${shell}" fill="${paint.cardFront}"/><path d="M-114 -340Q-114 -390 -66 -390H66" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
  `<path d="M-78 -364H78Q90 -364 90 -352V-300H-90V-352Q-90 -364 -78 -364Z" fill="${paint.accentFront}"/>${labelBars(-56, -344, [112], '#fff', 16)}` +
  `<rect x="-62" y="-236" width="124" height="276" rx="30" fill="#dfe5e8" stroke="#b4bfc5" stroke-width="3"/><rect x="-40" y="-212" width="80" height="228" rx="16" fill="#aeb9bf"/><rect x="-38" y="-206" width="78" height="222" rx="14" fill="#fffdfa"/><path d="M-38 -142H40" stroke="#b23a52" stroke-width="13"/><path d="M-38 -62H40" stroke="#c96a7d" stroke-width="11" opacity=".8"/><path d="M-30 -196V0" stroke="${pale}" stroke-width="10" opacity=".8"/>` +
  `<path d="M74 -142h20M74 -62h20" stroke="${dark}" stroke-width="9" stroke-linecap="round"/><path d="M0 84l22 34h-44Z" fill="${light}"/><ellipse cy="216" rx="62" ry="76" fill="#dfe5e8" stroke="#b4bfc5" stroke-width="3"/><ellipse cy="220" rx="42" ry="54" fill="#aab5bb"/><ellipse cy="226" rx="37" ry="48" fill="#f6f1ea"/><path d="M-56 196A62 76 0 0 1 10 142" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
  `<path d="M-70 348H70M-70 366H70" stroke="#c3ccd1" stroke-width="5" stroke-linecap="round"/><circle cx="78" cy="316" r="9" fill="${base}"/>`;

const lying = (placed: string, tint: Tint) => laid(placed, `<path d="${shell}"/>`, cassette(tint));

const dropper =
  'M-34 -60Q-34 -110 -14 -124V-176L-6 -214H6L14 -176V-124Q34 -110 34 -60V150Q34 176 0 176Q-34 176 -34 150Z';
const swab = 'M-5 -250H5V230H-5Z';

function kit(tint: Tint): string {
  const [vial, stick] = [
    'translate(620 560) rotate(14) scale(1.3)',
    'translate(790 500) rotate(14) scale(1.3)',
  ];
  return (
    lying('translate(330 500) rotate(-8) scale(.86)', tint) +
    shadow(
      `<g transform="${vial}"><path d="${dropper}"/></g><g transform="${stick}"><path d="${swab}"/><ellipse cy="-262" rx="16" ry="40"/></g>`,
    ) +
    `<g transform="${vial}"><path d="${dropper}" fill="#f4f8f9"/><path d="M-30 -20H30V148Q30 170 0 170Q-30 170 -30 148Z" fill="${paint.liquid}"/><path d="${dropper}" fill="${paint.glass}" stroke="#8fa0a9" stroke-width="3"/><path d="M-22 -60V140" stroke="#fff" stroke-width="8" opacity=".8" stroke-linecap="round"/><path d="M-17 -150L-8 -216Q0 -224 8 -216L17 -150Q0 -142 -17 -150Z" fill="${paint.accent}"/></g>` +
    `<g transform="${stick}"><path d="${swab}" fill="${paint.plastic}" stroke="#b4bfc5" stroke-width="1.5"/><ellipse cy="-258" rx="16" ry="42" fill="${paint.cotton}" stroke="#c9c3b6" stroke-width="2"/><path d="M-8 -286Q-10 -256 -6 -232" stroke="#fff" stroke-width="5" fill="none"/></g>`
  );
}

function pouched(tint: Tint): string {
  const foil = 'translate(600 470) rotate(12)';
  return (
    shadow(`<g transform="${foil}"><path d="M-210 -360H210V360H-210Z"/></g>`) +
    `<g transform="${foil}"><path d="M-210 -360H210V360H-210Z" fill="${paint.foil}"/><path d="M-190 -316H190M-190 316H190" stroke="#aab5bb" stroke-width="4"/><path d="${Array.from({ length: 13 }, (_, notch) => `M${-196 + notch * 33} -356v32M${-196 + notch * 33} 324v32`).join('')}" stroke="#b4bfc5" stroke-width="3"/><path d="M-190 -200H190V-20H-190Z" fill="#fdfefe"/><path d="M-190 -200H190V-140H-190Z" fill="${paint.accentFront}"/>${labelBars(-160, -182, [150], '#fff', 20)}${labelBars(-160, -108, [200, 150, 180], '#b7c2c8', 12)}</g>` +
    lying('translate(370 530) rotate(-14) scale(.84)', tint)
  );
}

/** A rapid test cassette: alone, with its drops and swab, on its foil pouch. */
export const drawRapidTest: Draw = (view, tint) => {
  if (view === 1) return lying('translate(500 500) rotate(24) scale(.98)', tint);
  return view === 2 ? kit(tint) : pouched(tint);
};
