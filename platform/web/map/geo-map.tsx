import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChartTable, NoData } from '#platform/web/charts/frame/chart-table.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { GeoMapProps } from './base-map-props.ts';
import styles from './geo-map.module.css';
import LiveMap from './live-map.tsx';
import type { MapArea, MapMarker, MapPlacing, MapRing, MapTarget } from './map-data.ts';
import mapTableStyles from './map-table.module.css';
import { usePositionText } from './placing/use-position-text.ts';

/** Distance from the viewport at which the map starts to load. */
const AHEAD = '200px';

const NONE: never[] = [];

/** A map that loads only when visible: its drawing code is a separate chunk, and it pauses out of view. */
export function GeoMap(props: GeoMapProps) {
  const { t } = useTranslation();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [asTable, setAsTable] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const showTable = useCallback(() => setAsTable(true), []);
  const isInView = useInView(frame);
  if (isInView && !wasSeen) setSeen(true);
  const shown = useHeld(props, isInView);
  return (
    <section
      ref={setFrame}
      className={styles.map}
      aria-label={props.label}
      aria-busy={wasSeen ? !isReady : undefined}
    >
      <div className={styles.ground} inert={asTable}>
        {wasSeen ? (
          <LiveMap {...shown} onReady={setReady} onTable={props.onTable ?? showTable} />
        ) : (
          <p className={styles.loading}>{t('platform:map.loading')}</p>
        )}
      </div>
      {asTable && (
        <MapTable
          areas={props.areas ?? NONE}
          markers={props.markers ?? NONE}
          rings={props.rings ?? NONE}
          chosen={props.chosen ?? null}
          placing={props.placing}
          onMap={() => setAsTable(false)}
        />
      )}
    </section>
  );
}

/** The last value for which `counts` was true, so that later changes are applied once instead of step by step. */
function useHeld<Value>(value: Value, counts: boolean): Value {
  const held = useRef(value);
  if (counts) held.current = value;
  return held.current;
}

/** Whether an element is near the viewport; false in a hidden tab, in a collapsed part or below the fold. */
function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}

type MapTableProps = {
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  rings: readonly MapRing[];
  chosen: MapTarget | null;
  placing: MapPlacing | undefined;
  onMap: () => void;
};

/** The content of the map as a table. */
function MapTable({ areas, markers, rings, chosen, placing, onMap }: MapTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const positionText = usePositionText();
  const hasKinds = markers.some(({ kind }) => kind);
  const empty = areas.length === 0 && markers.length === 0 && !placing?.at;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever one reads
    <div
      className={mapTableStyles.table}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onMap();
      }}
    >
      <Button variant="default" onClick={onMap} leftSection={<Icon of={IconMap2} />} autoFocus>
        {t('platform:map.showMap')}
      </Button>
      {empty && <NoData />}
      {areas.length > 0 && (
        <ChartTable
          caption={t('platform:map.areas')}
          columns={[
            { key: 'area', label: t('platform:map.area') },
            { key: 'value', label: t('platform:map.value'), figure: true },
          ]}
          rows={areas.map((area) => ({
            key: area.id,
            cells: [
              named(area.name, [
                area.hot && t('platform:map.hot'),
                isChosen('area', area.id) && t('platform:map.chosen'),
              ]),
              area.value,
            ],
          }))}
        />
      )}
      {markers.length > 0 && (
        <ChartTable
          caption={t('platform:map.places')}
          columns={[
            { key: 'place', label: t('platform:map.place') },
            ...(hasKinds ? [{ key: 'kind', label: t('platform:map.kind') }] : []),
            { key: 'note', label: t('platform:map.note') },
          ]}
          rows={markers.map(({ id, name, kind = '', note = '', number }) => ({
            key: id,
            cells: [
              named(number ? `${number}. ${name}` : name, [
                isChosen('marker', id) && t('platform:map.chosen'),
              ]),
              ...(hasKinds ? [kind] : []),
              note,
            ],
          }))}
        />
      )}
      {placing?.at && (
        <p>
          {placing.name}: {positionText(placing.at)}
        </p>
      )}
      {rings.length > 0 && (
        <p>
          {t('platform:map.rings', { distances: format.list(rings.map(({ label }) => label)) })}
        </p>
      )}
    </div>
  );

  function isChosen(kind: MapTarget['kind'], id: string): boolean {
    return chosen?.kind === kind && chosen.id === id;
  }
}

function named(name: string, remarks: (string | false | undefined)[]): string {
  const remarkText = remarks.filter(Boolean).join(', ');
  return remarkText ? `${name} (${remarkText})` : name;
}
