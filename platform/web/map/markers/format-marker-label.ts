import type { MapMarker } from '../map-data.ts';

/** Text of a marker for screen readers: its number in the list, its name, the meaning of its shape and its note. */
export function formatMarkerLabel({ number, name, kind, note }: MapMarker): string {
  return [number ? `${number}. ${name}` : name, kind, note].filter(Boolean).join(', ');
}
