import { useMemo } from 'react';
import type { LngLat } from '#platform/web/map/map-data.ts';
import { useDraft, useDraftStore } from './draft-context.tsx';
import type { EditorDraft } from './editor-draft.ts';

/** The map centre of the draft, which may be incomplete while it is typed. */
export function useCentre() {
  const store = useDraftStore();
  const center = useDraft(({ draft }) => draft.center) as {
    lat: number | null;
    lng: number | null;
  } | null;
  const lat = center?.lat ?? null;
  const lng = center?.lng ?? null;
  const at = useMemo((): LngLat | null => {
    if (lat === null || lng === null) return null;
    return [clamp(lng, 180), clamp(lat, 85)];
  }, [lat, lng]);
  return {
    lat,
    lng,
    /** Null unless both are known. */
    at,
    set: (next: { lat: number | null; lng: number | null }) =>
      store.change({
        // One coordinate without the other is reported at the missing one.
        center: next.lat === null && next.lng === null ? null : (next as EditorDraft['center']),
      }),
  };
}

/** Typed values may be out of range until validation. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
