import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MapTarget } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import { ClusterDisc } from './cluster-disc.tsx';
import { DotField } from './dot-field.tsx';
import { formatMarkerLabel } from './format-marker-label.ts';
import styles from './map-markers.module.css';
import type { Cluster, SingleMarker } from './marker-clusters.ts';
import { MarkerSign } from './marker-sign.tsx';
import { Pinned, PinnedGroup } from './pinned.tsx';
import { isPlainDot } from './plain-dot.ts';
import { useMarkerKeyboardNavigation } from './use-marker-keyboard-navigation.ts';

type MapMarkersProps = {
  standing: readonly (Cluster | SingleMarker)[];
  /**
   * Too many for one button each: they are drawn on a canvas, and only the chosen, focused or hovered one is a button.
   */
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
