import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Point } from '#platform/web/map/mercator.ts';
import { movedByKey, placeOnEarth } from '#platform/web/map/placing/movable-mark.tsx';
import { usePositionText } from '#platform/web/map/placing/use-position-text.ts';
import { FIELD_NAMES } from '../data/field-names.ts';
import type { Box, FramedMap } from '../data/framed-map.ts';
import { useCentre } from '../data/use-centre.ts';
import classes from './centre-cross.module.css';

/** Where the map opens, on the map of the preview: moved by dragging or with the arrow keys [LOC-03]. */
export function CentreCross({ map }: { map: FramedMap }) {
  const { t } = useTranslation();
  const positionText = usePositionText();
  const help = useId();
  const { at, set } = useCentre();
  const [dragged, setDragged] = useState<Point | null>(null);
  const grip = useRef<Point | null>(null);
  // Without a centre, the map opens on all stores; the cross begins in its middle.
  const point = dragged ?? inside(at ? map.pointOf(at) : middleOf(map.box), map.box);
  const place = (to: Point) => {
    const [lng, lat] = placeOnEarth(map.placeAt(to));
    set({ lat, lng });
  };
  const letGo = () => {
    grip.current = null;
    setDragged(null);
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: point.x - event.clientX, y: point.y - event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = grip;
      if (current) setDragged(inside({ x: clientX + current.x, y: clientY + current.y }, map.box));
    },
    onPointerUp() {
      if (dragged) place(dragged);
      letGo();
    },
    onPointerCancel: letGo,
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && dragged) {
      event.stopPropagation();
      letGo();
    }
    const to = movedByKey(point, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    place(to);
  };
  return (
    <>
      <button
        type="button"
        className={classes.cross}
        data-dragged={dragged !== null}
        style={{ left: point.x, top: point.y }}
        aria-label={t(FIELD_NAMES.center)}
        aria-describedby={help}
        {...drag}
        onKeyDown={walk}
      >
        <svg viewBox="-18 -18 36 36" width={36} height={36} aria-hidden="true">
          <path d="M-15 0H15M0 -15V15M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0" />
          <path d="M-15 0H15M0 -15V15M9 0A9 9 0 1 1 -9 0A9 9 0 1 1 9 0" />
        </svg>
      </button>
      <VisuallyHidden id={help}>{t('platform:map.placingHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{at && positionText(at)}</VisuallyHidden>
    </>
  );
}

/** Stays within reach while the preview shows an older view. */
function inside({ x, y }: Point, { left, top, width, height }: Box): Point {
  return {
    x: Math.max(left, Math.min(left + width, x)),
    y: Math.max(top, Math.min(top + height, y)),
  };
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
