import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MapStage, useMapStage } from '../map-stage.ts';
import { type Size, toWorld } from '../mercator.ts';
import { useMapPalette } from '../palette/use-map-palette.ts';
import styles from './dot-field.module.css';
import { dotStamps, drawDots } from './draw-dots.ts';
import { type DotTransform, dotAt, projectDots } from './drawn-dots.ts';
import type { SingleMarker } from './marker-clusters.ts';

type DotFieldProps = {
  items: readonly SingleMarker[];
  /** The dot under the pointer, or none: it becomes a button. */
  onPoint: (id: string | null) => void;
  onPress: (id: string) => void;
};

/** Beyond the edges of the map, so that a drag has something to show before it ends. */
const BEYOND = 0.25;
const REACH = { mouse: 9, finger: 22 };
const SHARPEST = 2;

/** Thousands of dots on one sheet: a drag moves the sheet, and only a zoom draws it again. */
export function DotField({ items, onPoint, onPress }: DotFieldProps) {
  const stage = useMapStage();
  const [sheet, setSheet] = useState<HTMLCanvasElement | null>(null);
  const palette = useMapPalette(sheet);
  const dots = useMemo(() => projectDots(items), [items]);
  const told = useRef({ onPoint, onPress });
  told.current = { onPoint, onPress };

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
        told.current.onPoint(
          point ? (dotAt(dots, lookOf(stage, 0), point, REACH.mouse)?.id ?? null) : null,
        ),
      ),
      stage.onPress((point) => {
        const pressed = dotAt(dots, lookOf(stage, 0), point, reach);
        if (pressed) told.current.onPress(pressed.id);
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

/** What lies in the corner of the screen, or of a sheet that is larger by a share of it on every side. */
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
