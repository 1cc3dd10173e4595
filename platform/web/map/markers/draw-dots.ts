import type { MapMarker } from '../map-data.ts';
import type { Size } from '../mercator.ts';
import type { Dots, DotTransform } from './drawn-dots.ts';

/** As large as the sign of one that is a button, with its edge. */
const SIDE = 12;

/** The picture of a marker's kind, drawn when the first one of it is met. */
export type DotStamps = (marker: Pick<MapMarker, 'shape' | 'colour'>) => HTMLCanvasElement;

export type DotColours = { full: string; open: string; edge: string };

/** Draws each kind of dot once and copies it; a separate path per dot would be too slow for a frame. */
export function drawDots(
  pen: CanvasRenderingContext2D,
  dots: Dots,
  {
    look,
    size,
    ratio,
    stamps,
  }: {
    look: DotTransform;
    size: Size;
    ratio: number;
    stamps: DotStamps;
  },
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  const half = (SIDE * ratio) / 2;
  dots.items.forEach(({ marker }, index) => {
    const x = (dots.x[index] ?? 0) * look.scale - look.left;
    const y = (dots.y[index] ?? 0) * look.scale - look.top;
    if (x < -SIDE || y < -SIDE || x > size.width + SIDE || y > size.height + SIDE) return;
    pen.drawImage(stamps(marker), Math.round(x * ratio - half), Math.round(y * ratio - half));
  });
}

export function dotStamps(colours: DotColours, ratio: number): DotStamps {
  const drawn = new Map<string, HTMLCanvasElement>();
  return (marker) => {
    const kind = `${marker.shape} ${marker.colour ?? ''}`;
    const known = drawn.get(kind) ?? stamp(marker);
    drawn.set(kind, known);
    return known;
  };

  function stamp({ shape, colour }: Pick<MapMarker, 'shape' | 'colour'>): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = SIDE * ratio;
    canvas.height = SIDE * ratio;
    const pen = canvas.getContext('2d');
    if (!pen) return canvas;
    pen.setTransform(ratio, 0, 0, ratio, canvas.width / 2, canvas.height / 2);
    pen.beginPath();
    if (shape === 'square') pen.roundRect(-4.5, -4.5, 9, 9, 1.5);
    else pen.arc(0, 0, shape === 'disc' ? 4.5 : 4, 0, 2 * Math.PI);
    pen.fillStyle = shape === 'ring' ? colours.edge : (colour ?? colours.full);
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = shape === 'ring' ? (colour ?? colours.open) : colours.edge;
    pen.stroke();
    return canvas;
  }
}
