import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat } from '../map-data.ts';

const DECIMALS = 5;

/** A position as text: latitude first, as people write it. */
export function usePositionText(): (at: LngLat) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ([longitude, latitude]) =>
    t('platform:map.placedAt', {
      latitude: format.number(latitude, DECIMALS),
      longitude: format.number(longitude, DECIMALS),
    });
}
