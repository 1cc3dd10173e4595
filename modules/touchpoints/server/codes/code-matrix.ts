import encodeQR, { type ErrorCorrection } from 'qr';
import type { ErrorLevel } from '#modules/touchpoints/contract/code-style.ts';
import { codeTooLong } from '#modules/touchpoints/contract/touchpoint-problems.ts';

/** Dark or light, row by row, without the quiet zone. */
export type CodeMatrix = readonly (readonly boolean[])[];

const LEVELS: Record<ErrorLevel, ErrorCorrection> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

/** The smallest code that holds the address. */
export function codeMatrix(address: string, level: ErrorLevel): CodeMatrix {
  // The encoder draws no code without a border: the thinnest is taken off again.
  return encoded(address, level)
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

function encoded(address: string, level: ErrorLevel): boolean[][] {
  try {
    return encodeQR(address, 'raw', { ecc: LEVELS[level], border: 1 });
  } catch (error) {
    if (error instanceof Error && error.message === 'Capacity overflow') throw codeTooLong();
    throw error;
  }
}
