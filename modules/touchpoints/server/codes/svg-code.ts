import type { Box, CodeDrawing } from './code-drawing.ts';
import { crestOutline } from './crest-outline.ts';

/** Texts for screen readers. */
export interface CodeLabel {
  /** `ma.example/cocotte-26`. */
  title: string;
  /** The content of the code. */
  description: string;
}

/** One path, measured in modules and printed in millimetres. */
export function svgCode(
  drawing: CodeDrawing,
  { sideMm, label }: { sideMm: number; label: CodeLabel },
): string {
  const { side, foreground, ground, runs } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sideMm}mm" height="${sideMm}mm" viewBox="0 0 ${side} ${side}" role="img">`,
    `<title>${escaped(label.title)}</title>`,
    `<desc>${escaped(label.description)}</desc>`,
    `<path fill="${ground}" d="M0 0h${side}v${side}h-${side}z"/>`,
    `<path fill="${foreground}" shape-rendering="crispEdges" d="${pathOf(runs)}"/>`,
    svgMiddle(drawing),
    '</svg>',
  ].join('');
}

/** Coordinates are relative to the previous run, because small repeating numbers compress to half the size. */
function pathOf(runs: CodeDrawing['runs']): string {
  let path = '';
  let from = { x: 0, y: 0 };
  for (const run of runs) {
    path += `m${run.x - from.x} ${run.y - from.y}h${run.width}v1h-${run.width}z`;
    from = run;
  }
  return path;
}

export function svgMiddle({ middle, foreground, ground }: CodeDrawing): string {
  if (!middle) return '';
  const { box, logo } = middle;
  if (logo.kind === 'crest') {
    return `${square(box, foreground)}<path fill="${ground}" d="${crestOutline(logo.initials, box)}"/>`;
  }
  const picture = `data:image/png;base64,${logo.png.toString('base64')}`;
  return `<image x="${box.x}" y="${box.y}" width="${box.side}" height="${box.side}" href="${picture}"/>`;
}

function square({ x, y, side }: Box, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\p{Cc}/gu, ' ');
}
