import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import classes from '../../components/form.module.css';

const GeoMap = onDemand(async () => ({
  default: (await import('#platform/web/map/geo-map.tsx')).GeoMap,
}));

const ZOOM = 6;

/** Where the numbers point: a swapped or missing sign is seen at a glance. */
export function PositionMap({
  name,
  latitude,
  longitude,
}: {
  name: string;
  latitude: number;
  longitude: number;
}) {
  const { t } = useTranslation();
  const at = useMemo(
    () => [clamp(longitude, 180), clamp(latitude, 85)] as const,
    [latitude, longitude],
  );
  const view = useMemo(() => ({ centre: at, zoom: ZOOM }), [at]);
  const markers = useMemo(
    () => [{ id: 'here', at, name, shape: 'disc' as const, size: 'pin' as const }],
    [at, name],
  );
  return (
    <div className={classes.map}>
      <GeoMap label={t('directory:location.map')} view={view} markers={markers} />
    </div>
  );
}

/** What is typed may lie off the earth until the field says so. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
