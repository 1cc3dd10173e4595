import { useTranslation } from 'react-i18next';
import { useRoving } from '#platform/web/charts/plot/use-roving.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MapMarker, MapTarget } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import { ClusterDisc } from './cluster-disc.tsx';
import styles from './map-markers.module.css';
import type { Cluster, Standing } from './marker-clusters.ts';
import { MarkerSign } from './marker-sign.tsx';
import { Pinned } from './pinned.tsx';

type MapMarkersProps = {
  standing: readonly (Cluster | Standing)[];
  chosen: string | null;
  onChoose: (target: MapTarget) => void;
};

const A_LITTLE_CLOSER = 0.2;

/** Markers and clusters are buttons of the page, not pixels: they can be focused, named and touched. */
export function MapMarkers({ standing, chosen, onChoose }: MapMarkersProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const stage = useMapStage();
  const roving = useRoving(standing.length);
  const stop = (index: number) => ({
    type: 'button' as const,
    className: styles.marker,
    ref: roving.ref(index),
    tabIndex: roving.tabIndex(index),
    onFocus: () => roving.stand(index),
    onKeyDown: (event: React.KeyboardEvent) => roving.walk(event, index),
  });
  return standing.map((item, index) =>
    item.kind === 'cluster' ? (
      <Pinned key={item.id} at={item.at}>
        <button
          {...stop(index)}
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
    ) : (
      <Pinned key={item.id} at={item.at} layer={item.id === chosen ? 'chosen' : 'marker'}>
        <button
          {...stop(index)}
          data-size={item.marker.size ?? 'dot'}
          aria-label={spoken(item.marker)}
          aria-pressed={item.id === chosen}
          onClick={(event) => {
            event.stopPropagation();
            onChoose({ kind: 'marker', id: item.id });
          }}
        >
          <MarkerSign
            shape={item.marker.shape}
            size={item.marker.size ?? 'dot'}
            number={item.marker.number}
            chosen={item.id === chosen}
          />
        </button>
        {item.id !== chosen && (
          <p className={styles.tip} aria-hidden="true">
            <b>{item.marker.name}</b>
            {item.marker.note && <span>{item.marker.note}</span>}
          </p>
        )}
      </Pinned>
    ),
  );
}

function spoken({ number, name, note }: MapMarker): string {
  const title = number ? `${number}. ${name}` : name;
  return note ? `${title}, ${note}` : title;
}
