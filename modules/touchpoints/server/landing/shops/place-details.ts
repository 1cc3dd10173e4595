import {
  type OpeningState,
  openingState,
} from '#modules/directory/contract/locations/opening-state.ts';
import {
  type PlacesToBuy,
  type PlaceToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { dateTag, type Locale } from '#platform/contract/locale.ts';
import { countryTimeZones, wallClock } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import type { LandingVisitor } from '../landing-addresses.ts';

export const LIST_PAGE_SIZE = 25;

/** Shops nearest to the visitor, otherwise some of their country; or one page of the list of all. */
export function findNearbyPlaces(
  { app }: { app: App },
  given: { clientId: string; visitor: LandingVisitor; shownAtOnce: number },
): Promise<PlacesToBuy> {
  const { clientId, visitor, shownAtOnce } = given;
  const { words, locale, listPage } = visitor;
  const position = visitor.position ?? visitor.seenAt;
  // A typed place is searched everywhere, unless the visitor's own country is known.
  const country = visitor.country ?? (words ? undefined : visitor.likelyCountry);
  return app.ports.call(
    placesToBuy,
    {
      clientId,
      ...(words && { words, language: locale }),
      ...(position && {
        position: { latitude: position.latitude, longitude: position.longitude },
      }),
      ...(country && { country }),
      ...(listPage === undefined
        ? { limit: shownAtOnce }
        : {
            everywhere: true,
            limit: LIST_PAGE_SIZE,
            offset: (listPage - 1) * LIST_PAGE_SIZE,
          }),
    },
    { db: app.database.ofClient(clientId), app },
  );
}

/** Undefined if the text contains no digits. */
export function phoneAddress(phone: string): string | undefined {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

export function mapAddress(place: PlaceToBuy): string {
  const { latitude, longitude } = place;
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const words = [place.street, place.postalCode, place.city, place.country].filter(Boolean);
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words.join(' '))}`;
}

/** Only URLs that a browser opens as a page. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

interface Reader {
  locale: Locale;
  t: Translate;
}

/** The fields of a place that determine its opening state. */
type Place = Pick<PlaceToBuy, 'openingHours' | 'country'> &
  Partial<Pick<PlaceToBuy, 'openingExceptions' | 'timeZone'>>;

/**
 * `open until 19:00`, `opens Monday at 9:30`, in the local time of the place. If only the country is known and its time
 * zones give different texts, shows today's hours or nothing.
 */
export function formatOpeningState(
  place: Place,
  reader: Reader,
  now = new Date(),
): string | undefined {
  const { openingHours, openingExceptions = [] } = place;
  if (!openingHours) return undefined;
  const zones = place.timeZone ? [place.timeZone] : countryTimeZones(place.country);
  const states = zones.map((timeZone) => {
    const state = openingState({ openingHours, openingExceptions, timeZone }, now);
    return { ...state, wall: (at: Date) => wallClock(at, timeZone), now };
  });
  const said = new Set(states.map((state) => formatState(state, reader)));
  if (said.size === 1) return said.values().next().value;
  const today = new Set(states.map((state) => formatHours(state, reader)));
  return today.size === 1 ? today.values().next().value : undefined;
}

interface StateThere extends OpeningState {
  now: Date;
  /** A timestamp in the local time of the place. */
  wall: (at: Date) => Date;
}

function formatState(there: StateThere, reader: Reader) {
  const { state, until, opensAt, wall, now } = there;
  const { t, locale } = reader;
  if (until) return t('touchpoints:landing.openUntil', { time: formatClock(wall(until), locale) });
  if (state === 'open') return formatHours(there, reader);
  if (!opensAt) return undefined;
  const opens = wall(opensAt);
  const time = formatClock(opens, locale);
  if (dayOf(opens) === dayOf(wall(now))) return t('touchpoints:landing.opensAt', { time });
  return t('touchpoints:landing.opensOn', { day: dayName(opens, locale), time });
}

const dayOf = (wall: Date) => wall.toISOString().slice(0, 10);

function formatHours({ today }: StateThere, { t, locale }: Reader) {
  if (!today || today.length === 0) return undefined;
  const said = (clock: string) => formatClock(new Date(`2024-01-01T${clock}:00Z`), locale);
  const hours = today.map(({ from, to }) => `${said(from)}–${to === '24:00' ? to : said(to)}`);
  return t('touchpoints:landing.today', { hours: hours.join(', ') });
}

function dayName(wall: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    wall,
  );
}

/** French uses 19 h and 9 h 30. */
function formatClock(wall: Date, locale: Locale): string {
  const [hour, minute] = [wall.getUTCHours(), wall.getUTCMinutes()];
  if (locale === 'fr')
    return `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`;
  return new Intl.DateTimeFormat(dateTag(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(
    wall,
  );
}
