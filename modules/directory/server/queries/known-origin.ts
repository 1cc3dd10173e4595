import { PLACE_RESULTS_MAX } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { OpenLocations } from './open-locations.ts';
import type { FoundOrigin } from './origin.ts';

export interface AskedPlace {
  words: string;
  /** Of the visitor, empty where nobody knows. */
  country: string;
  language: Locale;
  open: OpenLocations;
}

/**
 * The place in the list of all places [BEY-03], in the visitor's country or one where the brand is sold: a town of that name
 * on another continent is nobody's way to a shop.
 */
export async function knownOrigin(
  { app }: { app: Pick<App, 'places'> },
  { words, country, language, open }: AskedPlace,
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
