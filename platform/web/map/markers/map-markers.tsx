import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nextStop } from '#platform/web/charts/plot/use-roving.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat, MapMarker, MapTarget } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import { DotField } from './dot-field.tsx';
import styles from './map-markers.module.css';
import { type Cluster, isPlainDot, type SingleMarker } from './marker-clusters.ts';
import { ClusterDisc, MarkerSign } from './marker-sign.tsx';
import { Pinned, PinnedGroup } from './pinned.tsx';

type MapMarkersProps = {
  standing: readonly (Cluster | SingleMarker)[];
  /** Markers too numerous to be buttons: drawn on a canvas, where only the chosen, focused or hovered one is a button. */
  drawn: readonly SingleMarker[];
  chosen: string | null;
  onChoose: (target: MapTarget) => void;
};

const A_LITTLE_CLOSER = 0.2;

/** Markers and clusters are buttons of the page, not pixels: they can be focused, named and touched. */
export function MapMarkers({ standing, drawn, chosen, onChoose }: MapMarkersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const stage = useMapStage();
  const [pointed, setPointed] = useState<string | null>(null);
  const { current, propsOf } = useMarkerKeyboardNavigation(standing);
  const areDrawn = drawn.length > 0;
  const choose = (id: string) => onChoose({ kind: 'marker', id });
  return (
    <>
      {areDrawn && <DotField items={drawn} onPoint={setPointed} onPress={choose} />}
      <PinnedGroup layer="marker">
        {standing.filter(isButton).map((item) =>
          item.kind === 'cluster' && !item.marker ? (
            <Pinned key={item.id} at={item.at}>
              <button
                type="button"
                className={styles.marker}
                {...propsOf(item)}
                aria-label={t('platform:map.cluster', {
                  count: item.count,
                  formatted: format.number(item.count),
                })}
                onClick={(event) => {
                  event.stopPropagation();
                  stage.goTo(item.at, item.opensAt + A_LITTLE_CLOSER);
                }}
              >
                <ClusterDisc count={item.count} arc={item.arc} />
              </button>
            </Pinned>
          ) : item.marker === undefined ? null : (
            <Pinned key={item.id} at={item.at} layer={item.id === chosen ? 'chosen' : 'marker'}>
              <button
                type="button"
                className={styles.marker}
                {...propsOf(item)}
                data-size={item.kind === 'cluster' ? 'cluster' : (item.marker.size ?? 'dot')}
                data-target={item.id}
                aria-label={formatMarkerLabel(item.marker)}
                aria-pressed={item.id === chosen}
                onClick={(event) => {
                  event.stopPropagation();
                  choose(item.id);
                }}
              >
                {item.kind === 'cluster' ? (
                  <ClusterDisc count={item.count} arc={item.arc} chosen={item.id === chosen} />
                ) : (
                  <MarkerSign
                    shape={item.marker.shape}
                    size={item.marker.size ?? 'dot'}
                    number={item.marker.number}
                    colour={item.marker.colour}
                    chosen={item.id === chosen}
                  />
                )}
              </button>
              {item.id !== chosen && (
                <p className={styles.tip} aria-hidden="true">
                  <b>{item.marker.name}</b>
                  {item.marker.note && <span>{item.marker.note}</span>}
                </p>
              )}
            </Pinned>
          ),
        )}
      </PinnedGroup>
    </>
  );

  function isButton(item: Cluster | SingleMarker): boolean {
    if (!areDrawn || !isPlainDot(item)) return true;
    return item.id === chosen || item.id === current || item.id === pointed;
  }
}

/** Text of a marker for screen readers: its number in the list, its name, the meaning of its shape and its note. */
export function formatMarkerLabel({ number, name, kind, note }: MapMarker): string {
  return [number ? `${number}. ${name}` : name, kind, note].filter(Boolean).join(', ');
}

type Item = Cluster | SingleMarker;

/** Roving focus among markers: one Tab stop; arrows move from west to east, also to markers drawn on the canvas. */
function useMarkerKeyboardNavigation(standing: readonly Item[]) {
  const stage = useMapStage();
  const [stop, setStop] = useState<string | null>(null);
  const last = useRef<LngLat | null>(null);
  const wanted = useRef(false);
  const buttons = useRef(new Map<string, HTMLElement>());
  const current = standing.find(({ id }) => id === stop) ?? standing[0];

  useEffect(() => {
    if (!wanted.current || !current) return;
    wanted.current = false;
    buttons.current.get(current.id)?.focus({ preventScroll: true });
  }, [current]);

  // When a cluster is opened its button disappears with the focus; the nearest new marker takes it.
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const nearest = nearestTo(last.current, standing);
    if (!nearest) return;
    const button = buttons.current.get(nearest.id);
    wanted.current = !button;
    setStop(nearest.id);
    button?.focus({ preventScroll: true });
  }, [standing]);

  return {
    current: current?.id,
    propsOf: (item: Item) => ({
      tabIndex: item.id === current?.id ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        if (element) buttons.current.set(item.id, element);
        else buttons.current.delete(item.id);
      },
      onFocus() {
        last.current = item.at;
        setStop(item.id);
        bringIntoView(item.at);
      },
      onBlur({ target }: FocusEvent) {
        if (target.isConnected) last.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        const next = nextStop(event.key, standing.indexOf(item), standing.length);
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        wanted.current = standing[next] !== item;
        setStop(standing[next]?.id ?? null);
      },
    }),
  };

  function bringIntoView(at: LngLat): void {
    const { x, y } = stage.project(at);
    const { width, height } = stage.size();
    if (x < 0 || y < 0 || x > width || y > height) stage.goTo(at);
  }
}

function nearestTo([longitude, latitude]: LngLat, items: readonly Item[]): Item | undefined {
  const distance = ({ at }: Item) => Math.hypot(at[0] - longitude, at[1] - latitude);
  return items.reduce<Item | undefined>(
    (best, item) => (!best || distance(item) < distance(best) ? item : best),
    undefined,
  );
}
