import type { LngLat } from '../map-data.ts';

/** A browser that waits for its reader to answer does not count that time; one that never answers is not waited for. */
const PATIENCE = 10_000;

/** Requests the user's position from the browser; null if unavailable or denied. */
export function ownPosition(geolocation: Geolocation | undefined): Promise<LngLat | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      ({ coords }) => answer([coords.longitude, coords.latitude]),
      () => answer(null),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });
}
