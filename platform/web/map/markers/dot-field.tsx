import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MapMarker } from '../map-data.ts';
import { type MapStage, useMapStage } from '../map-stage.ts';
import { type Point, type Size, toWorld } from '../mercator.ts';
import { useMapPalette } from '../palette/use-map-palette.ts';
import styles from './dot-field.module.css';
import type { SingleMarker } from './marker-clusters.ts';

/** As large as a button marker with its edge. */
const SIDE = 12;

type DotFieldProps = {
  items: readonly SingleMarker[];
  /** Called with the dot under the pointer, which becomes a button, or with none. */
  onPoint: (id: string | null) => void;
  onPress: (id: string) => void;
};

/** Area beyond the map's edges that is drawn too, so that a drag shows no empty area. */
const BEYOND = 0.25;
const REACH = { mouse: 9, finger: 22 };
const SHARPEST = 2;

/** Thousands of dots on one canvas: a drag moves the canvas, and only a zoom redraws it. */
export function DotField({ items, onPoint, onPress }: DotFieldProps) {
  const stage = useMapStage();
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null);
  const palette = useMapPalette(sheet);
  const dots = useMemo(() => projectDots(items), [items]);
  const handlers = useRef({ onPoint, onPress });
  handlers.current = { onPoint, onPress };

  useLayoutEffect(() => {
    const pen = sheet?.getContext('2d');
    if (!sheet || !pen || !palette) return;
    const ratio = Math.min(SHARPEST, window.devicePixelRatio);
    const colours = { full: palette.ink, open: palette.word, edge: palette.surface };
    const stamps = dotStamps(colours, ratio);
    let drawn: DotTransform | null = null;
    const draw = () => {
      const { width, height } = stage.size();
      const size = { width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) };
      const look = lookOf(stage, BEYOND);
      resize(sheet, size, ratio);
      drawDots(pen, dots, { look, size, ratio, stamps });
      drawn = look;
      follow();
    };
    const follow = () => {
      const now = lookOf(stage, 0);
      if (!drawn || drawn.scale !== now.scale) return draw();
      sheet.style.transform = `translate(${drawn.left - now.left}px, ${drawn.top - now.top}px)`;
    };
    draw();
    const stops = [stage.onMove(follow), stage.onRest(draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage, sheet, palette, dots]);

  useEffect(() => {
    const reach = matchMedia('(pointer: coarse)').matches ? REACH.finger : REACH.mouse;
    const stops = [
      stage.onPoint((point) =>
        handlers.current.onPoint(
          point ? (dotAt(dots, lookOf(stage, 0), point, REACH.mouse)?.id ?? null) : null,
        ),
      ),
      stage.onPress((point) => {
        const pressed = dotAt(dots, lookOf(stage, 0), point, reach);
        if (pressed) handlers.current.onPress(pressed.id);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage, dots]);

  return <canvas ref={setSheet} className={styles.sheet} />;
}

/** Sets the size only if it differs, because setting even the same size clears the canvas. */
function resize(sheet: HTMLCanvasElement, { width, height }: Size, ratio: number): void {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (sheet.width !== wide) sheet.width = wide;
  if (sheet.height !== high) sheet.height = high;
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
}

/** Position of the top left corner of the screen, or of a canvas enlarged by a share on every side. */
function lookOf(stage: MapStage, beyond: number): DotTransform {
  const { width, height } = stage.size();
  const scale = 2 ** stage.zoom();
  const middle = toWorld(stage.centre());
  return {
    scale,
    left: middle.x * scale - width * (0.5 + beyond),
    top: middle.y * scale - height * (0.5 + beyond),
  };
}

/** Images of each kind of marker, drawn on first use. */
type DotStamps = (marker: Pick<MapMarker, 'shape' | 'colour'>) => HTMLCanvasElement;

type DotColours = { full: string; open: string; edge: string };

/** Draws each kind of dot once and copies it; a separate path per dot would be too slow for a frame. */
function drawDots(
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

function dotStamps(colours: DotColours, ratio: number): DotStamps {
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

type Dots = { items: readonly SingleMarker[]; x: Float64Array; y: Float64Array };

/** Dot positions at zoom 0, so that a frame needs only one multiplication per dot. */
export function projectDots(items: readonly SingleMarker[]): Dots {
  const x = new Float64Array(items.length);
  const y = new Float64Array(items.length);
  items.forEach((item, index) => {
    const at = toWorld(item.at);
    x[index] = at.x;
    y[index] = at.y;
  });
  return { items, x, y };
}

type DotTransform = { scale: number; left: number; top: number };

/** The dot nearest to a screen point, if one is in reach. */
export function dotAt(
  dots: Dots,
  look: DotTransform,
  point: Point,
  reach: number,
): SingleMarker | undefined {
  let best = reach * reach;
  let found: SingleMarker | undefined;
  dots.items.forEach((item, index) => {
    const dx = (dots.x[index] ?? 0) * look.scale - look.left - point.x;
    const dy = (dots.y[index] ?? 0) * look.scale - look.top - point.y;
    const distance = dx * dx + dy * dy;
    if (distance > best) return;
    best = distance;
    found = item;
  });
  return found;
}
