/** The time zones of a country, by its two letters; engines call them by one name or the other. */
export function zonesOfCountry(code: string): readonly string[] {
  try {
    const place = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      getTimeZones?: () => readonly string[] | undefined;
      timeZones?: readonly string[];
    };
    return place.getTimeZones?.() ?? place.timeZones ?? [];
  } catch {
    // Not two letters: nobody knows where that is.
    return [];
  }
}
