import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat, MapPlacing } from '../map-data.ts';
import { type MapStage, useMapStage } from '../map-stage.ts';
import { MarkerSign } from '../markers/marker-sign.tsx';
import { Pinned } from '../markers/pinned.tsx';
import { CLOSEST, type Point } from '../mercator.ts';
import crossStyles from './cross.module.css';
import styles from './movable-mark.module.css';
import { usePositionText } from './use-position-text.ts';

/** Movements below this count as a click. */
const TREMBLE = 3;

/** About a metre; more decimals would claim a precision that a user does not have. */
const DECIMALS = 5;
/** Northern limit of the map. */
const NORTHERNMOST = 85;

const STEP = 4;

const LARGE_STEP = 40;

const WAYS = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const EDGE = 24;

/** A mark that the user places by click, by dragging or with the arrow keys. */
export function MovableMark({ at, name, onPlace, found = null }: MapPlacing) {
  const { t } = useTranslation();
  const positionText = usePositionText();
  const stage = useMapStage();
  const help = useId();
  const placed = useRef(at);
  const place = (next: LngLat) => {
    placed.current = placeOnEarth(next);
    onPlace(placed.current);
  };
  const wasPut = useRef(false);
  const press = useRef(place);
  press.current = place;
  const { dragged, letGo, handlers } = useDrag(stage, at, place);
  useEffect(() => stage.onPress((point) => press.current(stage.unproject(point))), [stage]);
  // Moves the view to a typed position; a position set on the map is already in view.
  useEffect(() => {
    if (!at || isSame(at, placed.current)) return;
    placed.current = at;
    stage.goTo(at);
  }, [at, stage]);
  const shownFound = useRef<MapPlacing['found']>(null);
  useEffect(() => {
    if (!found || found === shownFound.current) return;
    shownFound.current = found;
    placed.current = found.at;
    stage.goTo(found.at, Math.max(CLOSEST, stage.zoom()));
  }, [found, stage]);
  const shown = dragged ?? at;
  return createPortal(
    <>
      {shown ? (
        <Pinned at={shown} layer="chosen">
          <button
            ref={takeFocus}
            type="button"
            className={styles.mark}
            data-dragged={dragged !== null}
            aria-label={name}
            aria-describedby={help}
            {...handlers}
            // Prevents dragging the map.
            onMouseDown={(event) => event.stopPropagation()}
            onTouchStart={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => walk(event, shown)}
          >
            {dragged ? <Cross /> : <MarkerSign shape="disc" size="pin" chosen />}
          </button>
        </Pinned>
      ) : (
        <button type="button" className={styles.put} onClick={putInTheMiddle} data-plate>
          {t('platform:map.placeInTheMiddle')}
        </button>
      )}
      <VisuallyHidden id={help}>{t('platform:map.placingHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{at && positionText(at)}</VisuallyHidden>
    </>,
    stage.overlay,
  );

  function walk(event: KeyboardEvent, from: LngLat): void {
    if (event.key === 'Escape' && dragged) {
      event.stopPropagation();
      letGo();
    }
    const point = movedByKey(stage.project(from), event.key, event.shiftKey);
    if (!point) return;
    event.preventDefault();
    event.stopPropagation();
    const next = stage.unproject(point);
    place(next);
    const { width, height } = stage.size();
    const { x, y } = point;
    if (x < EDGE || y < EDGE || x > width - EDGE || y > height - EDGE) stage.goTo(next);
  }

  function putInTheMiddle(event: { stopPropagation: () => void }): void {
    event.stopPropagation();
    wasPut.current = true;
    place(stage.centre());
  }

  /** Takes the focus, because the button that created the mark is gone. */
  function takeFocus(mark: HTMLButtonElement | null): void {
    if (!mark || !wasPut.current) return;
    wasPut.current = false;
    mark.focus({ preventScroll: true });
  }
}

function isSame(a: LngLat, b: LngLat | null): boolean {
  return b !== null && a[0] === b[0] && a[1] === b[1];
}

/** The centre is the position; a pin's disc would hide it. */
function Cross() {
  return (
    <svg
      className={crossStyles.cross}
      viewBox="-22 -22 44 44"
      width={44}
      height={44}
      aria-hidden="true"
    >
      <path d="M-20 0H-3M3 0H20M0 -20V-3M0 3V20" />
      <path d="M-20 0H-3M3 0H20M0 -20V-3M0 3V20" />
    </svg>
  );
}

/** New screen position after an arrow key, with Shift ten times as far; null for other keys. */
export function movedByKey(from: Point, key: string, isLarge: boolean): Point | null {
  const way = WAYS.get(key);
  if (!way) return null;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: from.x + way.x * step, y: from.y + way.y * step };
}

/** Limits a map position to valid coordinates and rounds it to the precision of manual placement. */
export function placeOnEarth([longitude, latitude]: LngLat): LngLat {
  return [rounded(clamp(longitude, 180)), rounded(clamp(latitude, NORTHERNMOST))];
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

/** Drags an element by mouse, pen or finger: provides its current position and reports where it was dropped. */
function useDrag(stage: MapStage, at: LngLat | null, onDrop: (at: LngLat) => void) {
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
