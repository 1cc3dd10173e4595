import type { CodeFormat, CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { codeDrawing } from './code-drawing.ts';
import type { CodeLogo } from './code-logo.ts';
import type { CodeMatrix } from './code-matrix.ts';
import { epsCode } from './eps-code.ts';
import { pdfCode } from './pdf-code.ts';
import { pngCode } from './png-code.ts';
import { type CodeLabel, svgCode } from './svg-code.ts';

export interface CodePicture {
  matrix: CodeMatrix;
  style: CodeStyle;
  logo: CodeLogo | null;
  format: CodeFormat;
  /** Of PNG. */
  sizePx: number;
  /** In print, quiet zone included. */
  sideMm: number;
  label: CodeLabel;
}

export async function renderCode(given: CodePicture): Promise<Buffer> {
  const drawing = codeDrawing(given);
  switch (given.format) {
    case 'svg':
      return Buffer.from(svgCode(drawing, given));
    case 'png':
      return pngCode(drawing, given);
    case 'pdf':
      return pdfCode(drawing, given);
    case 'eps':
      return Buffer.from(await epsCode(drawing, given));
  }
}
