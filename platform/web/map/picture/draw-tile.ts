import type { TilePicture } from './tile-picture.ts';
import type { TileBox } from './tiles-in-view.ts';

/** Draws one tile at its displayed size; lines keep their width when the tile is scaled. */
export function drawTile(
  pen: CanvasRenderingContext2D,
  { units, sea, shapes }: TilePicture,
  { left, top, width, height }: TileBox,
  ratio: number,
): void {
  const scale = { x: (width * ratio) / units, y: (height * ratio) / units };
  pen.save();
  pen.setTransform(scale.x, 0, 0, scale.y, left * ratio, top * ratio);
  pen.beginPath();
  pen.rect(0, 0, units, units);
  // Shapes are a little larger than their tile, so that no cut is seen.
  pen.clip();
  pen.fillStyle = sea;
  pen.fillRect(0, 0, units, units);
  pen.lineJoin = 'round';
  for (const { path, fill, stroke, width: line, opacity } of shapes) {
    pen.globalAlpha = opacity;
    if (fill) {
      pen.fillStyle = fill;
      pen.fill(path, 'evenodd');
    }
    if (stroke) {
      pen.strokeStyle = stroke;
      pen.lineWidth = (line * ratio) / scale.x;
      pen.stroke(path);
    }
  }
  pen.restore();
}
