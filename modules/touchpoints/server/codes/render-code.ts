import type { CodeFormat, CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { POINTS_PER_MM } from '#platform/server/pdf/pdf-page.ts';
import { type Box, type CodeDrawing, type CodeMatrix, codeDrawing } from './code-drawing.ts';
import { type CodeLogo, LOGO_PIXELS } from './code-logo.ts';
import { crestOutline } from './crest-outline.ts';
import { pngCode } from './png-code.ts';
import { type CodeLabel, pdfCode, svgCode } from './vector-code.ts';

const LINE_LENGTH = 120;

export interface CodePicture {
  matrix: CodeMatrix;
  style: CodeStyle;
  logo: CodeLogo | null;
  format: CodeFormat;
  /** Size of PNG. */
  sizePx: number;
  /** Print size including the border. */
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

/** Encapsulated PostScript, language level 2, which all prepress software reads. */
async function epsCode(
  drawing: CodeDrawing,
  { sideMm, label }: { sideMm: number; label: CodeLabel },
): Promise<string> {
  const { side, foreground, ground, runs } = drawing;
  const points = sideMm * POINTS_PER_MM;
  const whole = Math.ceil(points);
  const scale = points / side;
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${whole} ${whole}`,
    `%%HiResBoundingBox: 0 0 ${points.toFixed(4)} ${points.toFixed(4)}`,
    '%%LanguageLevel: 2',
    `%%Title: (${plain(label.title)})`,
    '%%Pages: 1',
    '%%EndComments',
    '%%Page: 1 1',
    'gsave',
    '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /z {closepath} bind def',
    '/r {3 1 roll m dup 0 rlineto 0 1 rlineto neg 0 rlineto z} bind def',
    // From here on coordinates as in the other formats: modules, y downwards.
    `0 ${points.toFixed(4)} translate ${scale.toFixed(6)} ${(-scale).toFixed(6)} scale`,
    `${color(ground)} ${square({ x: 0, y: 0, side })} fill`,
    color(foreground),
    'newpath',
    ...runs.map(({ x, y, width }) => `${x} ${y} ${width} r`),
    'fill',
    ...(await middleOf(drawing)),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ].join('\n');
}

async function middleOf({ middle, foreground, ground }: CodeDrawing): Promise<string[]> {
  if (!middle) return [];
  const { box, logo } = middle;
  if (logo.kind === 'picture') return pictureOf(logo.png, box);
  return [
    `${color(foreground)} ${square(box)} fill`,
    `${color(ground)} newpath`,
    ...postScriptPath(crestOutline(logo.initials, box)),
    'fill',
  ];
}

async function pictureOf(png: Buffer, { x, y, side }: Box): Promise<string[]> {
  const sharp = await loadSharp();
  const jpeg = await sharp(png)
    .resize(LOGO_PIXELS, LOGO_PIXELS)
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: false })
    .toBuffer();
  const pixels = LOGO_PIXELS;
  return [
    `gsave ${x} ${y} translate ${side} ${side} scale`,
    '/DeviceRGB setcolorspace',
    `<< /ImageType 1 /Width ${pixels} /Height ${pixels} /BitsPerComponent 8 /Decode [0 1 0 1 0 1]`,
    `/ImageMatrix [${pixels} 0 0 ${pixels} 0 0]`,
    '/DataSource currentfile /ASCIIHexDecode filter /DCTDecode filter >> image',
    ...(jpeg.toString('hex').match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []),
    '>',
    'grestore',
  ];
}

/** Converts `M1 2L3 4Z` to `1 2 m`, `3 4 l`, `z`. */
function postScriptPath(path: string): string[] {
  return (path.match(/[MLCZ][^MLCZ]*/g) ?? []).map((step) =>
    `${step.slice(1).trim()} ${step.charAt(0).toLowerCase()}`.trim(),
  );
}

function square({ x, y, side }: Box): string {
  return `newpath ${x} ${y} m ${side} 0 rlineto 0 ${side} rlineto ${-side} 0 rlineto z`;
}

function color(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return `${parts.map((part) => part.toFixed(4)).join(' ')} setrgbcolor`;
}

/** ASCII for comments, without brackets, which would end the title. */
function plain(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|[()\\]/g, '_').slice(0, 200);
}
