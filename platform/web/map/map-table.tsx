import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartTable } from '#platform/web/charts/frame/chart-table.tsx';
import { NoData } from '#platform/web/charts/frame/no-data.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import type { MapArea, MapMarker } from './map-data.ts';
import styles from './map-table.module.css';

type MapTableProps = {
  areas: readonly MapArea[];
  markers: readonly MapMarker[];
  onMap: () => void;
};

/** Everything the map shows, in words. */
export function MapTable({ areas, markers, onMap }: MapTableProps) {
  const { t } = useTranslation();
  const empty = areas.length === 0 && markers.length === 0;
  return (
    <div className={styles.table}>
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
            cells: [area.hot ? `${area.name} (${t('platform:map.hot')})` : area.name, area.value],
          }))}
        />
      )}
      {markers.length > 0 && (
        <ChartTable
          caption={t('platform:map.places')}
          columns={[
            { key: 'place', label: t('platform:map.place') },
            { key: 'note', label: t('platform:map.note') },
          ]}
          rows={markers.map(({ id, name, note = '', number }) => ({
            key: id,
            cells: [number ? `${number}. ${name}` : name, note],
          }))}
        />
      )}
    </div>
  );
}
