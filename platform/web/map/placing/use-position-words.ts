import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { LngLat } from '../map-data.ts';

const DECIMALS = 5;

/** A position as it is spoken and written: latitude first, as people say it. */
export function usePositionWords(): (at: LngLat) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ([longitude, latitude]) =>
    t('platform:map.placedAt', {
      latitude: format.number(latitude, DECIMALS),
      longitude: format.number(longitude, DECIMALS),
    });
}
