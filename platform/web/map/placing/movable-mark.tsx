import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LngLat, MapPlacing } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import { MarkerSign } from '../markers/marker-sign.tsx';
import { Pinned } from '../markers/pinned.tsx';
import { CLOSEST } from '../mercator.ts';
import { Cross } from './cross.tsx';
import styles from './movable-mark.module.css';
import { movedByKey } from './moved-by-key.ts';
import { placeOnEarth } from './place-on-earth.ts';
import { useDrag } from './use-drag.ts';
import { usePositionText } from './use-position-text.ts';

const EDGE = 24;

/** Something is put on its place: by a press on the map, by dragging it there, or with the arrow keys. */
export function MovableMark({ at, name, onPlace, found = null }: MapPlacing) {
  const { t } = useTranslation();
  const positionWords = usePositionText();
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
            // The map would be dragged along.
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
      <VisuallyHidden role="status">{at && positionWords(at)}</VisuallyHidden>
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

  /** From the button that put it there and is gone now. */
  function takeFocus(mark: HTMLButtonElement | null): void {
    if (!mark || !wasPut.current) return;
    wasPut.current = false;
    mark.focus({ preventScroll: true });
  }
}

function isSame(a: LngLat, b: LngLat | null): boolean {
  return b !== null && a[0] === b[0] && a[1] === b[1];
}
