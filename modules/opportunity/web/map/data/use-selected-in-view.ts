import { useEffect, useRef } from 'react';
import {
  getAreaDetailsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { LngLat, MapMarker, MapView } from '#platform/web/map/map-data.ts';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { choicesQuery } from '../../details/choices-query.ts';
import type { ChangeMapSearch, MapSearch } from './map-search.ts';
import type { MapFigures } from './use-map-figures.ts';
import { toMarkerId } from './use-map-markers.ts';

/** At this zoom a retailer is a separate marker and not part of a cluster. */
const RETAILER_ZOOM = 15;

/**
 * Moves the map to the item selected in the table, in the panel or by a link. An area of another level is shown
 * completely, with its level locked.
 */
export function useSelectedInView(
  clientId: string,
  {
    search: { selection, choices, place },
    figures,
    markers,
    stage,
    isNarrow,
    change,
    show,
  }: {
    search: MapSearch;
    figures: MapFigures;
    markers: readonly MapMarker[];
    /** Null while figures of another level are still shown. */
    stage: MapStage | null;
    isNarrow: boolean;
    change: ChangeMapSearch;
    show: (view: MapView) => void;
  },
): void {
  const key = selection ? `${selection.kind} ${selection.id}` : '';
  const id = selection?.id ?? '';
  const area = figures.items.find((one) => selection?.kind === 'area' && one.id === id);
  const query = choicesQuery(choices);
  const { data: details } = useCall(
    getAreaDetailsCall,
    { params: { clientId, areaId: id }, query },
    { enabled: selection?.kind === 'area' && !area },
  );
  const { data: retailer } = useCall(
    getMarkerCall,
    { params: { clientId, id }, query },
    { enabled: selection?.kind === 'retailer' },
  );
  // A link with a position shows that position.
  const seen = useRef(place ? key : '');
  useEffect(() => {
    if (!stage || seen.current === key) return;
    const bring = (at: LngLat, zoom?: number) => {
      const { x, y } = stage.project(at);
      const { width, height } = stage.size();
      const isOutside = x < 0 || y < 0 || x > width || y > height;
      // On narrow screens the panel covers most of the map.
      if (isOutside || isNarrow || zoom !== undefined) stage.goTo(at, zoom);
    };
    const marker = selection && markers.find((one) => one.id === toMarkerId(selection));
    if (area) bring([area.longitude, area.latitude]);
    else if (marker) bring(marker.at);
    else if (selection?.kind === 'area') {
      if (details?.id !== id) return;
      if (details.level !== figures.level) change({ level: details.level }, 'replace');
      show({ bounds: details.bounds });
    } else if (selection?.kind === 'retailer') {
      if (retailer?.id !== id) return;
      const { longitude, latitude } = retailer;
      if (longitude !== null && latitude !== null)
        bring([longitude, latitude], Math.max(stage.zoom(), RETAILER_ZOOM));
    }
    seen.current = key;
  }, [
    stage,
    key,
    id,
    selection,
    area,
    markers,
    details,
    retailer,
    figures.level,
    isNarrow,
    change,
    show,
  ]);
}
