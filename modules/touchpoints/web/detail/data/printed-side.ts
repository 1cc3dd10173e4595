import {
  type CodeFormat,
  mmToPixels,
  pixelsToMm,
  SIDE_MM,
  SIDE_PX,
} from '#modules/touchpoints/contract/code-style.ts';

/** Requested size of a code: pixels for images, millimetres for vector formats. */
export interface CodeSide {
  format: CodeFormat;
  mm: number | null;
  px: number | null;
}

export const USUAL_SIDE: CodeSide = { format: 'svg', mm: SIDE_MM.usual, px: SIDE_PX.usual };

/** Print size; undefined while the typed size is invalid. */
export function printedMm({ format, mm, px }: CodeSide): number | undefined {
  if (format === 'png') return isWithin(px, SIDE_PX) ? round(pixelsToMm(px)) : undefined;
  return isWithin(mm, SIDE_MM) ? mm : undefined;
}

/** The same code with another print size. */
export function withPrintedMm(side: CodeSide, mm: number): CodeSide {
  if (side.format !== 'png') return { ...side, mm };
  return { ...side, px: Math.min(SIDE_PX.max, Math.ceil(mmToPixels(mm))) };
}

function isWithin(
  value: number | null,
  { min, max }: { min: number; max: number },
): value is number {
  return value !== null && value >= min && value <= max;
}

function round(mm: number): number {
  return Math.round(mm * 10) / 10;
}
