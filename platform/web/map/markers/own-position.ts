import type { LngLat } from '../map-data.ts';

/** Asks the browser where the reader is; null where it cannot or may not say. */
export function ownPosition(geolocation: Geolocation | undefined): Promise<LngLat | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      ({ coords }) => answer([coords.longitude, coords.latitude]),
      () => answer(null),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
