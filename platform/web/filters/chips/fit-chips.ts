import { fitRow } from '#platform/web/layout/fit-row.ts';

/** How the chips are drawn: values shorten before filters fold into "+2". */
export type FittedChips = { form: 'full' | 'short'; shown: number };

export function fitChips(given: {
  full: readonly number[];
  short: readonly number[];
  fold: number;
  gap: number;
  room: number;
}): FittedChips {
  const { full, short, ...bar } = given;
  const written = fitRow({ ...bar, widths: full });
  if (written === full.length) return { form: 'full', shown: written };
  return { form: 'short', shown: fitRow({ ...bar, widths: short }) };
}
