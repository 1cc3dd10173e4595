import type { ErrorCorrection } from 'qr';
import encodeQR from 'qr';
import type { CodeStyle, ErrorLevel } from '#modules/touchpoints/contract/code-style.ts';
import { logoModules } from '#modules/touchpoints/contract/print-guard.ts';
import { codeTooLong } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import type { CodeLogo } from './code-logo.ts';

/** Dark or light modules, row by row, without the border. */
export type CodeMatrix = readonly (readonly boolean[])[];

const LEVELS: Record<ErrorLevel, ErrorCorrection> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

/** The smallest code that can store the URL. */
export function codeMatrix(address: string, level: ErrorLevel): CodeMatrix {
  // The encoder always adds a border, so the thinnest is removed again.
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

/** Consecutive dark modules in one row. */
interface Run {
  x: number;
  y: number;
  width: number;
}

export interface Box {
  x: number;
  y: number;
  side: number;
}

/** Drawing data for every format, in modules from the upper left corner including the border. */
export interface CodeDrawing {
  side: number;
  foreground: string;
  ground: string;
  runs: readonly Run[];
  middle: { box: Box; logo: CodeLogo } | null;
}

/** Background between a logo and the surrounding code, as a share of the omitted square. */
const LOGO_MARGIN = 0.1;

export function codeDrawing(given: {
  matrix: CodeMatrix;
  style: CodeStyle;
  logo: CodeLogo | null;
}): CodeDrawing {
  const { matrix, style, logo } = given;
  const modules = matrix.length;
  const left = logo ? logoModules(modules) : 0;
  const hole = { from: (modules - left) / 2, to: (modules + left) / 2 };
  const isLeftOut = (at: number) => at >= hole.from && at < hole.to;
  const isDark = (x: number, y: number) =>
    matrix[y]?.[x] === true && !(isLeftOut(x) && isLeftOut(y));
  const corner = style.quietZone + hole.from + left * LOGO_MARGIN;
  return {
    side: modules + 2 * style.quietZone,
    foreground: style.foreground,
    ground: style.ground,
    runs: runsOf(modules, isDark, style.quietZone),
    middle: logo && {
      box: { x: corner, y: corner, side: left * (1 - 2 * LOGO_MARGIN) },
      logo,
    },
  };
}

function runsOf(modules: number, isDark: (x: number, y: number) => boolean, offset: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < modules; y += 1) {
    for (let x = 0; x < modules; x += 1) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x + 1, y)) x += 1;
      runs.push({ x: from + offset, y: y + offset, width: x + 1 - from });
    }
  }
  return runs;
}
