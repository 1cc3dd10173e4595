import { useEffect, useLayoutEffect, useState } from 'react';
import type { BaseMapPictures } from '../base-map/choose-base-map.ts';
import { type Camera, type Size, toWorld, WORLD } from '../mercator.ts';
import type { MapTheme } from '../palette/use-map-palette.ts';
import styles from './map-picture.module.css';

type StaticBaseMapProps = {
  pictures: BaseMapPictures;
  theme: MapTheme;
  camera: Camera;
  size: Size;
  /** Called when the base map is visible. */
  onSeen: () => void;
  onError: (error: unknown) => void;
};

type Arrived = { at: TileInView; picture: TilePicture };

/**
 * Land, water and borders from the server's data on one canvas. Drawn by the CPU, because the GPU is busy initialising WebGL,
 * and without a graphics card complex coasts take a second there.
 */
export function StaticBaseMap(props: StaticBaseMapProps) {
  const { pictures, theme, camera, size, onSeen, onError } = props;
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null);
  // Tiles of the last view stay, scaled, until those of the current view have loaded.
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  const wanted = tilesInView(camera, size, pictures.deepest);
  const addresses = wanted.map((at) => addressOf(pictures.address, theme, at));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say which tiles, and all else that counts
  useEffect(() => {
    const leaving = new AbortController();
    const arriving = wanted.map(async (at, index): Promise<Arrived> => {
      return { at, picture: await fetchTilePicture(addresses[index] ?? '', leaving.signal) };
    });
    Promise.allSettled(arriving).then((answers) => {
      if (leaving.signal.aborted) return;
      const came = answers.filter((answer) => answer.status === 'fulfilled');
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (came.length > 0) setArrived(came.map(({ value }) => value));
      if (failed) onError(failed.reason);
    });
    return () => leaving.abort();
  }, [addresses.join()]);

  useLayoutEffect(() => {
    const pen = sheet?.getContext('2d', { willReadFrequently: true });
    if (!sheet || !pen || arrived.length === 0) return;
    const ratio = window.devicePixelRatio;
    sheet.width = Math.round(size.width * ratio);
    sheet.height = Math.round(size.height * ratio);
    for (const { at, picture } of arrived)
      drawTile(pen, picture, computeTileBox(at, camera, size, ratio), ratio);
    onSeen();
  }, [sheet, arrived, camera, size, onSeen]);

  return <canvas ref={setSheet} className={styles.ground} data-seen={arrived.length > 0} />;
}

function addressOf(address: string, theme: MapTheme, at: TileInView): string {
  const tileValues = { theme, ...at };
  return address.replace(/\{(theme|z|x|y)\}/g, (_, name: keyof typeof tileValues) =>
    String(tileValues[name]),
  );
}

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
  // Clips at the tile's edge: shapes are a little larger, so that no gap is visible.
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

type TileShape = {
  path: Path2D;
  fill: string | null;
  stroke: string | null;
  width: number;
  opacity: number;
};

/** The server's data of one tile: shapes in tile units, the last one on top. */
type TilePicture = { units: number; sea: string; shapes: TileShape[] };

async function fetchTilePicture(address: string, signal: AbortSignal): Promise<TilePicture> {
  const response = await fetch(address, { signal, priority: 'high' });
  if (!response.ok) throw new Error(`a picture of the ground answered ${response.status}`);
  return tilePicture(new DOMParser().parseFromString(await response.text(), 'image/svg+xml'));
}

function tilePicture(drawing: Document): TilePicture {
  const sheet = drawing.querySelector('rect');
  return {
    units: Number(sheet?.getAttribute('width') ?? 1),
    sea: sheet?.getAttribute('fill') ?? '',
    shapes: [...drawing.querySelectorAll('path')].map((path) => ({
      path: new Path2D(path.getAttribute('d') ?? ''),
      fill: colourOf(path, 'fill'),
      stroke: colourOf(path, 'stroke'),
      width: Number(path.getAttribute('stroke-width') ?? 0),
      opacity: Number(path.parentElement?.getAttribute('opacity') ?? 1),
    })),
  };
}

function colourOf(path: Element, name: string): string | null {
  const colour = path.getAttribute(name);
  return colour === 'none' ? null : colour;
}

type TileInView = { z: number; x: number; y: number };

type TileBox = { left: number; top: number; width: number; height: number };

/** Tiles for a map of this size, chosen as in MapLibre: at the zoom level rounded down. */
export function tilesInView(
  { centre, zoom }: Camera,
  { width, height }: Size,
  deepest: number,
): TileInView[] {
  const z = Math.max(0, Math.min(deepest, Math.floor(zoom)));
  const middle = toWorld(centre);
  const side = WORLD / 2 ** z;
  const last = 2 ** z - 1;
  const span = (at: number, length: number) => {
    const half = length / 2 / 2 ** zoom;
    const first = Math.max(0, Math.floor((at - half) / side));
    // A tile that begins at the map's edge is not visible.
    const end = Math.min(last, Math.ceil((at + half) / side) - 1);
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  };
  const rows = span(middle.y, height);
  return span(middle.x, width).flatMap((x) => rows.map((y) => ({ z, x, y })));
}

/** Screen box of a tile in whole pixels, because fractional gaps would be visible as lines. */
export function computeTileBox(
  { z, x, y }: TileInView,
  { centre, zoom }: Camera,
  { width, height }: Size,
  perPixel: number,
): TileBox {
  const middle = toWorld(centre);
  const side = WORLD / 2 ** z;
  const whole = (at: number) => Math.round(at * perPixel) / perPixel;
  const across = (column: number) => whole(width / 2 + (column * side - middle.x) * 2 ** zoom);
  const down = (row: number) => whole(height / 2 + (row * side - middle.y) * 2 ** zoom);
  const [left, top] = [across(x), down(y)];
  return { left, top, width: across(x + 1) - left, height: down(y + 1) - top };
}
