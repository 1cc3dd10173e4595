export interface Position {
  latitude: number;
  longitude: number;
}

const PATIENCE_MS = 10_000;
/** About a hundred metres: precise enough for shops, too coarse to identify an address. */
const DIGITS = 3;

/** Position of the visitor, if they permit it. */
export function requestPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // Without https a browser has none to give.
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: Number(coords.latitude.toFixed(DIGITS)),
          longitude: Number(coords.longitude.toFixed(DIGITS)),
        }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
}

/** The country that the browser's languages name; a language alone is no country. */
export function browserCountry(): string | undefined {
  for (const tag of navigator.languages) {
    const region = /-([A-Z]{2})$/i.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}
