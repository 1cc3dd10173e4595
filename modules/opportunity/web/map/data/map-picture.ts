import type { AreaTone, MapMarker } from '#platform/web/map/map-data.ts';
import type { LegendMark, LegendRule } from '#platform/web/map/map-legend.tsx';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { clusterRadius } from '#platform/web/map/markers/marker-sign.tsx';
import { type MapPalette, readPalette } from '#platform/web/map/palette/map-palette.ts';

export interface PictureTexts {
  title: string;
  /** Period, filters and ERP comparison, one line each. */
  lines: readonly string[];
  legend: {
    title: string;
    rules: readonly LegendRule[];
    marks: readonly LegendMark[];
    note?: string;
  };
  attribution: string;
}

const EDGE = 24;
const LINE = 18;
const LEGEND_WIDTH = 236;
const SMALLEST_RATIO = 2;

/** Draws the current map with title, period, legend and attribution as a PNG. */
export async function drawMapPicture(
  stage: MapStage,
  markers: readonly MapMarker[],
  texts: PictureTexts,
  number: (value: number) => string,
): Promise<Blob> {
  const baseMap = await stage.picture();
  const { width, height } = stage.size();
  const palette = readPalette(stage.overlay);
  const head = EDGE + 26 + texts.lines.length * LINE + 12;
  const ratio = Math.max(SMALLEST_RATIO, baseMap.width / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const font = getComputedStyle(stage.overlay).fontFamily;
  pen.font = `400 10px ${font}`;
  const sources = wrapped(pen, texts.attribution, width - 2 * EDGE);
  const foot = 12 + sources.length * 14;
  canvas.height = Math.round((height + head + foot) * ratio);
  const write = (text: string, x: number, y: number, style: string, colour: string) => {
    pen.font = `${style} ${font}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  pen.scale(ratio, ratio);
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, width, height + head + foot);
  write(texts.title, EDGE, EDGE + 16, '600 18px', palette.loudWord);
  texts.lines.forEach((line, index) => {
    write(line, EDGE, EDGE + 38 + index * LINE, '400 13px', palette.word);
  });
  pen.translate(0, head);
  pen.drawImage(baseMap, 0, 0, width, height);
  drawMarkers(
    pen,
    stage,
    markers,
    palette,
    (text, x, y) => {
      pen.textAlign = 'center';
      write(text, x, y, '600 12px', palette.loudWord);
      pen.textAlign = 'start';
    },
    number,
  );
  drawLegend(pen, texts.legend, { left: 16, bottom: height - 16 }, palette, write);
  sources.forEach((line, index) => {
    write(line, EDGE, height + 18 + index * 14, '400 10px', palette.quietWord);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))),
      'image/png',
    ),
  );
}

type Write = (text: string, x: number, y: number, style: string, colour: string) => void;

function drawMarkers(
  pen: CanvasRenderingContext2D,
  stage: MapStage,
  markers: readonly MapMarker[],
  palette: MapPalette,
  write: (text: string, x: number, y: number) => void,
  number: (value: number) => string,
): void {
  const { width, height } = stage.size();
  for (const { at, cluster, shape, colour } of markers) {
    const { x, y } = stage.project(at);
    if (x < 0 || y < 0 || x > width || y > height) continue;
    if (!cluster) {
      drawSign(pen, { shape, colour }, x, y, palette);
      continue;
    }
    const radius = clusterRadius(cluster.count);
    circle(pen, x, y, radius, palette.surface, palette.edge, 3);
    if (cluster.arc > 0) {
      pen.beginPath();
      pen.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + cluster.arc * 2 * Math.PI);
      pen.strokeStyle = palette.loudWord;
      pen.stroke();
    }
    write(number(cluster.count), x, y + 4.2);
  }
}

function drawSign(
  pen: CanvasRenderingContext2D,
  { shape, colour }: { shape: LegendMark['sign']; colour?: string | undefined },
  x: number,
  y: number,
  palette: MapPalette,
): void {
  const ink = colour ?? palette.ink;
  switch (shape) {
    case 'ring':
      circle(pen, x, y, 4, palette.surface, colour ?? palette.word, 1.5);
      break;
    case 'disc':
      circle(pen, x, y, 4.5, ink, palette.surface, 1.5);
      break;
    case 'cluster':
      circle(pen, x, y, 5.4, palette.surface, palette.edge, 2);
      break;
    case 'square':
      pen.fillStyle = ink;
      pen.fillRect(x - 4.5, y - 4.5, 9, 9);
  }
}

function circle(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

function drawLegend(
  pen: CanvasRenderingContext2D,
  { title, rules, marks, note }: PictureTexts['legend'],
  { left, bottom }: { left: number; bottom: number },
  palette: MapPalette,
  write: Write,
): void {
  pen.font = '400 12px sans-serif';
  const notes = note ? wrapped(pen, note, LEGEND_WIDTH - 24) : [];
  const height = 34 + rules.length * 22 + marks.length * 22 + 10 + notes.length * 16;
  const top = bottom - height;
  pen.fillStyle = palette.road;
  pen.beginPath();
  pen.roundRect(left, top, LEGEND_WIDTH, height, 8);
  pen.fill();
  pen.strokeStyle = palette.coast;
  pen.lineWidth = 1;
  pen.stroke();
  write(title, left + 12, top + 22, '600 13px', palette.loudWord);
  let y = top + 44;
  for (const { tone, colour, label, count } of rules) {
    pen.fillStyle = colour ?? toneFill(tone, palette);
    pen.fillRect(left + 12, y - 10, 18, 12);
    pen.strokeRect(left + 12, y - 10, 18, 12);
    write(label, left + 38, y, '400 13px', palette.loudWord);
    pen.textAlign = 'end';
    write(count ?? '', left + LEGEND_WIDTH - 12, y, '400 12px', palette.quietWord);
    pen.textAlign = 'start';
    y += 22;
  }
  y += 4;
  for (const { sign, colour, label } of marks) {
    drawSign(pen, { shape: sign, colour }, left + 21, y - 4, palette);
    write(label, left + 38, y, '400 13px', palette.loudWord);
    y += 22;
  }
  for (const line of notes) {
    write(line, left + 12, y, '400 12px', palette.quietWord);
    y += 16;
  }
}

function toneFill(tone: AreaTone, palette: MapPalette): string {
  if (tone === 'none' || tone === 'near') return palette[tone];
  return palette.tones[tone] ?? palette.surface;
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
