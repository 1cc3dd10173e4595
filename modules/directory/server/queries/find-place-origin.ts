import { PLACE_RESULTS_MAX } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { OpenLocations } from './open-locations.ts';
import type { FoundOrigin } from './origin.ts';

export interface OriginQuery {
  words: string;
  /** Country of the visitor, empty if unknown. */
  country: string;
  language: Locale;
  open: OpenLocations;
}

/**
 * Searches the list of all places [BEY-03] in the visitor's country and in countries with locations, to exclude towns
 * of the same name on other continents.
 */
export async function findPlaceOrigin(
  { app }: { app: Pick<App, 'places'> },
  { words, country, language, open }: OriginQuery,
): Promise<FoundOrigin | null> {
  if (open.total === 0) return null;
  const [most] = [...open.byCountry].sort((one, other) => other[1] - one[1]);
  const preferred = country || most?.[0];
  const found = await app.places.search({
    text: words,
    country: preferred,
    language,
    limit: PLACE_RESULTS_MAX,
  });
  const place = found.find((one) => one.country === preferred || open.byCountry.has(one.country));
  if (!place) return null;
  const { latitude, longitude, postcode, name, match } = place;
  const label = postcode === null ? name : `${postcode} ${name}`;
  return {
    origin: { latitude, longitude, accuracy: 'place', label },
    isWhole: match === 'exact',
  };
}
