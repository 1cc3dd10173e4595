import type { MapMarker } from '../map-data.ts';

/** A marker as it is spoken: its number in the list, its name, what its shape says and its note. */
export function markerWords({ number, name, kind, note }: MapMarker): string {
  return [number ? `${number}. ${name}` : name, kind, note].filter(Boolean).join(', ');
}
