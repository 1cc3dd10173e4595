import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LngLat, MapView } from '#platform/web/map/map-data.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import classes from '../../components/form.module.css';

const ClientMap = onDemand(async () => ({
  default: (await import('#platform/web/map/client-map/client-map.tsx')).ClientMap,
}));

/** Near enough to place it, far enough to see at a glance that a sign is missing or two numbers are swapped. */
const ZOOM = 7;
/** Initial view without a position: most shops are in Europe. */
const EUROPE: MapView = { bounds: [-9, 37, 25, 60] };

/** Shows the coordinates on a map; placing the marker sets them. */
export function PositionMap({
  clientId,
  name,
  latitude,
  longitude,
  found,
  onPlace,
}: {
  clientId: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** The place that was found last. */
  found: { at: LngLat } | null;
  onPlace: (at: LngLat) => void;
}) {
  const { t } = useTranslation();
  const at = useMemo(
    () =>
      latitude === null || longitude === null
        ? null
        : ([clamp(longitude, 180), clamp(latitude, 85)] as const),
    [latitude, longitude],
  );
  // Initial view only. Later the map follows typed coordinates, but does not move when the user places the marker.
  const [view] = useState<MapView>(() => (at ? { centre: at, zoom: ZOOM } : EUROPE));
  const label = name || t('directory:location.position');
  return (
    <div className={classes.map}>
      <ClientMap
        clientId={clientId}
        inPage
        label={t('directory:location.map')}
        view={view}
        placing={{ at, name: label, onPlace, found }}
      />
    </div>
  );
}

/** Typed values may be out of range until validation. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
