import { expect, test } from 'vitest';
import { printedMm, withPrintedMm } from './printed-side.ts';

const drawing = { format: 'svg', mm: 18, px: 1_000 } as const;
const picture = { format: 'png', mm: 18, px: 1_000 } as const;

test('a drawing has the requested size, a picture the size of its pixels at print density', () => {
  expect(printedMm(drawing)).toBe(18);
  expect(printedMm(picture)).toBe(84.7);
});

test('a side out of bounds is none', () => {
  expect(printedMm({ ...drawing, mm: 4.9 })).toBeUndefined();
  expect(printedMm({ ...picture, px: 2_001 })).toBeUndefined();
  expect(printedMm({ ...picture, px: null })).toBeUndefined();
});

test('a repaired side is at least as large as the print guard wants it', () => {
  expect(withPrintedMm(drawing, 21)).toEqual({ ...drawing, mm: 21 });
  const repaired = withPrintedMm(picture, 21);
  expect(repaired.px).toBe(249);
  expect(printedMm(repaired)).toBeGreaterThanOrEqual(21);
});
