import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartTable } from '#platform/web/charts/frame/chart-table.tsx';
import { NoData } from '#platform/web/charts/frame/no-data.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MapArea, MapMarker, MapPlacing, MapRing, MapTarget } from './map-data.ts';
import styles from './map-table.module.css';
import { usePositionText } from './placing/use-position-text.ts';

type MapTableProps = {
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  rings: readonly MapRing[];
  chosen: MapTarget | null;
  placing: MapPlacing | undefined;
  onMap: () => void;
};

/** The content of the map as a table. */
export function MapTable({ areas, markers, rings, chosen, placing, onMap }: MapTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const positionWords = usePositionText();
  const hasKinds = markers.some(({ kind }) => kind);
  const empty = areas.length === 0 && markers.length === 0 && !placing?.at;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever one reads
    <div
      className={styles.table}
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
          {placing.name}: {positionWords(placing.at)}
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
  const said = remarks.filter(Boolean).join(', ');
  return said ? `${name} (${said})` : name;
}
