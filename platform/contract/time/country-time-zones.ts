/** Engines take a millisecond for a country; there are some two hundred and fifty of them. */
const MOST_STORED = 1_000;
const stored = new Map<string, readonly string[]>();

/** The time zones of a country, by its two letters; engines call them by one name or the other. */
export function countryTimeZones(code: string): readonly string[] {
  const known = stored.get(code);
  if (known) return known;
  const zones = readZones(code);
  if (stored.size < MOST_STORED) stored.set(code, zones);
  return zones;
}

function readZones(code: string): readonly string[] {
  try {
    const place = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getTimeZones?: () => readonly string[] | undefined;
      timeZones?: readonly string[];
    };
    return place.getTimeZones?.() ?? place.timeZones ?? [];
  } catch {
    // Not a two-letter code, so there are no known time zones.
    return [];
  }
}
