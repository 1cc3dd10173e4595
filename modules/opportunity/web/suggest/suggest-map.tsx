import { useMemo, useRef, useState } from 'react';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { findPlacesCall } from '#platform/contract/place.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat, MapLine, MapMarker, MapView } from '#platform/web/map/map-data.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { MAP_PANEL } from '../map/data/map-panel.ts';
import { useRings } from '../suggestions/use-rings.ts';
import classes from './suggest.module.css';
import type { SuggestDraft } from './suggest-draft.ts';

const ClientMap = onDemand(async () => ({
  default: (await import('#platform/web/map/client-map/client-map.tsx')).ClientMap,
}));

/** Zoom at which both rings are visible. */
const ZOOM = 8.4;
const EUROPE: MapView = { bounds: [-9, 37, 25, 60] };

/** The old position with rings, and a cross to drag to the new position. */
export function SuggestMap({
  location,
  draft,
  onPlace,
  isBelowTabs,
}: {
  location: Location;
  draft: SuggestDraft;
  onPlace: (at: LngLat) => void;
  /** Whether the tabs of the map are above it. */
  isBelowTabs: boolean;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { latitude, longitude } = location;
  const old = useMemo<LngLat | null>(
    () => (latitude === null || longitude === null ? null : [longitude, latitude]),
    [latitude, longitude],
  );
  const [view] = useState<MapView>(() => (old ? { centre: old, zoom: ZOOM } : EUROPE));
  const isPlaced = draft.kind === 'moved' || draft.kind === 'wrong-data';
  const { data: duplicate } = useCall(
    getLocationCall,
    { params: { uuid: clientId, id: draft.duplicateOf?.id ?? '' } },
    { enabled: draft.kind === 'duplicate' && draft.duplicateOf !== null },
  );
  const markers = useMemo(() => {
    const all: MapMarker[] = [];
    if (old)
      all.push({
        id: location.id,
        at: old,
        name: location.name,
        label: isPlaced
          ? t('opportunity:suggest.untilNow', { city: location.city || location.name })
          : location.name,
        shape: 'ring',
      });
    const data = duplicate;
    if (draft.kind === 'duplicate' && data && data.latitude !== null && data.longitude !== null)
      all.push({
        id: data.id,
        at: [data.longitude, data.latitude],
        name: data.name,
        label: data.name,
        shape: 'disc',
      });
    return all;
  }, [old, location, isPlaced, draft.kind, duplicate, t]);
  const place = isPlaced ? draft.position : null;
  const lines = useMemo<MapLine[]>(
    () => (old && place ? [{ id: 'moved', from: old, to: place }] : []),
    [old, place],
  );
  const rings = useRings(isPlaced ? old : null);
  return (
    <div
      className={classes.map}
      {...(isBelowTabs && {
        role: 'tabpanel',
        id: MAP_PANEL,
        'aria-label': t('opportunity:suggest.mapLabel', { name: location.name }),
      })}
    >
      <ClientMap
        clientId={clientId}
        label={t('opportunity:suggest.mapLabel', { name: location.name })}
        view={view}
        markers={markers}
        rings={rings}
        lines={lines}
        {...(isPlaced && {
          placing: {
            at: draft.position ?? old,
            name: draft.texts.city || location.city || location.name,
            onPlace,
          },
          topLeft: (
            <p className={classes.hint}>
              <b>{t('opportunity:suggest.dragCross')}</b> {t('opportunity:suggest.orType')}
            </p>
          ),
        })}
      />
    </div>
  );
}

interface Typed {
  postalCode: string;
  city: string;
  country: string;
  /** The location's own address is already on the map. */
  isTyped: boolean;
}

/**
 * Looks up the position of a typed postcode and town. The same text is looked up only once, so that a dragged marker
 * stays.
 */
export function useAddressPlace(onFound: (at: LngLat) => void) {
  const { locale } = useLanguage();
  const last = useRef('');
  return async ({ postalCode, city, country, isTyped }: Typed): Promise<void> => {
    const text = `${postalCode} ${city}`.trim();
    const key = `${country} ${text}`;
    if (!isTyped || text === '' || key === last.current) return;
    last.current = key;
    // Without a result the cross stays where it is and can be dragged.
    const answer = await callServer(findPlacesCall, {
      query: { text, language: locale, limit: 1, ...(country && { country }) },
    }).catch(() => undefined);
    const place = answer?.items.find((one) => country === '' || one.country === country);
    if (place && key === last.current) onFound([place.longitude, place.latitude]);
  };
}
