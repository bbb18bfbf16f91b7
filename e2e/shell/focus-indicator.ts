/** A screenshot of an element and its surroundings. */
export interface Picture {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** Least contrast of distinguishable colours (WCAG 2.2, 1.4.11 and 2.4.13). */
const minContrast = 3;

/** Greatest width of the blurred rim of a line, in pixels. */
const rim = 2;

/**
 * The fault of a focus indicator, from pictures of one place without and with it; null for none. It must
 * be as large as a line two pixels wide around the element, and differ from the picture without the focus (WCAG
 * 2.4.13); and all around, on its inside or on its outside, from the pixels beside it (1.4.11).
 *
 * @param around length of a line around the element, in pixels
 */
export function indicatorFault(without: Picture, focused: Picture, around: number): string | null {
  const before = luminances(without);
  const after = luminances(focused);
  const isSign = before.map((light, pixel) => Number(isVisible(light, after[pixel] ?? light)));
  const area = isSign.reduce((sum, one) => sum + one, 0);
  if (area < 2 * around) return `${area} pixels change, not ${2 * around}`;

  let edge = 0;
  const isWithin = (x: number, y: number) => x >= 0 && y >= 0 && x < focused.width && y < focused.height;
  for (const [pixel, light] of after.entries()) {
    if (!isSign[pixel]) continue;
    for (const [right, down] of directions) {
      for (let away = 1; away <= rim + 1; away++) {
        const x = (pixel % focused.width) + away * right;
        const y = Math.floor(pixel / focused.width) + away * down;
        const beside = y * focused.width + x;
        if (!isWithin(x, y) || isSign[beside]) break;
        const isRim = before[beside] !== after[beside];
        if (isRim && away <= rim) continue;
        edge += Number(isVisible(light, after[beside] ?? light));
        break;
      }
    }
  }
  // Round corners are shorter, and so is the inside of a line.
  return edge < 0.9 * around ? `${edge} pixels differ from what is beside them, of ${around}` : null;
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function isVisible(one: number, other: number): boolean {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= minContrast;
}

/** Relative luminance of each pixel, 0 to 1, as WCAG defines it. */
function luminances({ width, height, data }: Picture): Float64Array {
  return Float64Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3);
    return 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  });
}

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
