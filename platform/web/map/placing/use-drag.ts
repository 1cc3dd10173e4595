import { type PointerEvent, useRef, useState } from 'react';
import type { LngLat } from '../map-data.ts';
import type { MapStage } from '../map-stage.ts';
import type { Point } from '../mercator.ts';

/** Less than this is a press that trembled. */
const TREMBLE = 3;

/** Drags an element by mouse, pen or finger: provides its current position and reports where it was dropped. */
export function useDrag(stage: MapStage, at: LngLat | null, onDrop: (at: LngLat) => void) {
  const [dragged, setDragged] = useState<LngLat | null>(null);
  const grip = useRef<{ off: Point; from: Point; to?: LngLat } | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = stage.overlay.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const letGo = () => {
    grip.current = null;
    setDragged(null);
  };
  return {
    dragged,
    letGo,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!at || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointOf(event);
        const stood = stage.project(at);
        grip.current = { off: { x: stood.x - from.x, y: stood.y - from.y }, from };
      },
      onPointerMove(event: PointerEvent) {
        if (!grip.current) return;
        const point = pointOf(event);
        const { off, from, to } = grip.current;
        if (!to && Math.hypot(point.x - from.x, point.y - from.y) <= TREMBLE) return;
        grip.current.to = inside({ x: point.x + off.x, y: point.y + off.y });
        setDragged(grip.current.to);
      },
      onPointerUp() {
        if (grip.current?.to) onDrop(grip.current.to);
        letGo();
      },
      onPointerCancel: letGo,
    },
  };

  function inside({ x, y }: Point): LngLat {
    const { width, height } = stage.size();
    return stage.unproject({
      x: Math.max(0, Math.min(width, x)),
      y: Math.max(0, Math.min(height, y)),
    });
  }
}
