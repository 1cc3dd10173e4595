import { PLACE_RESULTS_MAX, PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Place } from '#platform/contract/place.ts';
import { EventLoopYielder } from '../jobs/yield-turn.ts';
import { Gazetteer } from './data/gazetteer.ts';
import { readPlacesFile } from './data/places-file.ts';
import type { Candidate } from './find/best-places.ts';
import { findDepartements } from './find/find-departements.ts';
import { findPlaces, isWellKnown } from './find/find-places.ts';
import { foldName } from './fold-name.ts';
import { AddressGeocoder } from './geocode-addresses.ts';
import { countryFromPostcodeFormat } from './read-question.ts';

/** Two towns of the same name nearer than this are the same place: its centre and its old part. */
const SAME_PLACE_DEGREES = 0.1;

const CHECKED_AT_ONCE = 500;

export interface PlaceQuestion {
  /** A town, a postcode, both, or an address that ends with them. */
  text: string;
  /** Places in this country come first. */
  country?: string | undefined;
  language: Locale;
  limit?: number;
  /** Without typo correction, which takes most of the time. */
  withoutTypos?: boolean;
  /** For the town of an address. */
  withoutDepartements?: boolean;
}

/** Additional candidates, because places of the same name close together are merged into one. */
const SPARE = 8;
const FIGURES = /^\d[\d -]{2,9}$/;
/** After this time without a query, the 20 MB are released. Reading them again takes a moment and blocks no other call. */
const REST_MS = 120_000;

/**
 * Finds towns and postcodes by typed text. In memory, without a database or external service. Loaded on first use,
 * because most processes never need it.
 */
export class Places {
  readonly #restMs: number;
  readonly #onRest: () => void;
  readonly #readFile: typeof readPlacesFile;
  #read: Promise<Gazetteer> | undefined;
  #rest: NodeJS.Timeout | undefined;
  /** While the previous data is still referenced, it is reused instead of loaded again. */
  #rested: WeakRef<Gazetteer> | undefined;

  constructor({
    restMs = REST_MS,
    onRest = () => {},
    readFile = readPlacesFile,
  }: {
    restMs?: number;
    /** Called when the data is released, so that an idle process can free memory. */
    onRest?: () => void;
    readFile?: typeof readPlacesFile;
  } = {}) {
    this.#restMs = restMs;
    this.#onRest = onRest;
    this.#readFile = readFile;
  }

  /** Whether the data is in memory. */
  get isRead(): boolean {
    return this.#read !== undefined;
  }

  async search(question: PlaceQuestion): Promise<Place[]> {
    const gazetteer = await this.#gazetteer();
    const most = Math.min(question.limit ?? PLACE_RESULTS_MAX, PLACE_RESULTS_MAX);
    const found = findPlaces(gazetteer, {
      text: question.text,
      asked: question.country,
      language: question.language,
      most: most + SPARE,
      withoutTypos: question.withoutTypos,
    });
    const places = describePlaces(gazetteer, found, question.language);
    return question.withoutDepartements
      ? places.slice(0, most)
      : withDepartements(gazetteer, { places, found, question }).slice(0, most);
  }

  /** Country of the typed postcode, by its written format or the given country, if the list has no postcodes for it. */
  async countryWithoutPostcodes({
    text,
    country,
  }: Pick<PlaceQuestion, 'text' | 'country'>): Promise<string | null> {
    const typed = text.slice(0, PLACE_TEXT_MAX_LENGTH);
    const named =
      countryFromPostcodeFormat(typed) ?? (FIGURES.test(typed.trim()) ? country : undefined);
    const { postcodes } = await this.#gazetteer();
    return named === undefined || postcodes.hasCountry(named) ? null : named;
  }

  /** Geocoder for complete addresses, without an asynchronous call for each. */
  async ofAddresses(): Promise<AddressGeocoder> {
    const gazetteer = await this.#gazetteer();
    await gazetteer.prepareRegions();
    return new AddressGeocoder(gazetteer);
  }

  /** The nearest town of each point. */
  async nearestTowns(
    points: readonly { latitude: number; longitude: number }[],
  ): Promise<NearestTown[]> {
    return points.length > 0 ? nearestTowns(await this.#gazetteer(), points) : [];
  }

  /** Number of towns and postcodes. */
  async count(): Promise<number> {
    const { countryOf, postcodes } = await this.#gazetteer();
    return countryOf.length + postcodes.count;
  }

  #gazetteer(): Promise<Gazetteer> {
    this.#read ??= this.#readAgain();
    this.#rest ??= setTimeout(() => {
      this.#rest = undefined;
      this.#read = undefined;
      this.#onRest();
    }, this.#restMs).unref();
    this.#rest.refresh();
    // After a failed read, the next query tries again.
    this.#read.catch(() => {
      this.#read = undefined;
    });
    return this.#read;
  }

  async #readAgain(): Promise<Gazetteer> {
    const rested = this.#rested?.deref();
    if (rested) return rested;
    const gazetteer = await Gazetteer.read(await this.#readFile());
    this.#rested = new WeakRef(gazetteer);
    return gazetteer;
  }
}

interface Point {
  latitude: number;
  longitude: number;
}

interface NearestTown extends Point {
  /** Local name. */
  name: string;
  country: string;
}

/** The nearest town of each point, in one pass over the data that lets other requests run. */
async function nearestTowns(
  gazetteer: Gazetteer,
  points: readonly Point[],
): Promise<NearestTown[]> {
  const found = points.map(() => ({ town: 0, distance: Number.POSITIVE_INFINITY }));
  const scales = points.map(({ latitude }) => Math.cos((latitude * Math.PI) / 180));
  const breather = new EventLoopYielder();
  for (let town = 0; town < gazetteer.countryOf.length; town++) {
    if (town % CHECKED_AT_ONCE === 0) await breather.pause();
    const { latitude, longitude } = gazetteer.positionOf(town);
    points.forEach((point, index) => {
      const north = latitude - point.latitude;
      const nearest = found[index];
      if (!nearest || north * north >= nearest.distance) return;
      const turn = Math.abs(longitude - point.longitude);
      const east = Math.min(turn, 360 - turn) * (scales[index] ?? 1);
      const distance = north * north + east * east;
      if (distance < nearest.distance) found[index] = { town, distance };
    });
  }
  return found.map(({ town }) => ({
    name: gazetteer.localNameOf(town),
    country: gazetteer.countries[gazetteer.countryOf[town] ?? 0] ?? '',
    ...gazetteer.positionOf(town),
  }));
}

/** Départements whose names only start with the text; more of them would leave no room for towns. */
const BEGUN_DEPARTEMENTS = 3;

/**
 * A French département comes before the towns of its name, unless one is well known (Vienne), or another country was
 * asked for. Of two with the same name and region, only the first is listed.
 */
function withDepartements(
  gazetteer: Gazetteer,
  given: { places: readonly Place[]; found: readonly Candidate[]; question: PlaceQuestion },
): Place[] {
  const { places, found, question } = given;
  const { text, country, language } = question;
  const departements = findDepartements(gazetteer, text, language);
  if (departements.length === 0) return [...places];
  const [first] = found;
  const isFirstMeant =
    first?.match === 'exact' &&
    first.isOwnName &&
    isWellKnown(gazetteer, first, 'FR') &&
    // Not with the region or number of the département.
    foldName(text) === foldName(places[0]?.name ?? '');
  const exact = places.filter(({ match }) => match === 'exact');
  const isAsked = (one: Place) =>
    country === undefined ? language === 'fr' : country === 'FR' || one.country === country;
  const asked = departements.filter(isAsked);
  const comeFirst = asked.length > 0 ? exact.slice(0, isFirstMeant ? 1 : 0) : exact;
  const ordered = [
    ...comeFirst,
    ...asked.filter(({ match }) => match === 'exact'),
    ...exact.slice(comeFirst.length),
    ...asked.filter(({ match }) => match === 'prefix').slice(0, BEGUN_DEPARTEMENTS),
    ...places.filter(({ match }) => match !== 'exact'),
    // Who asked for another country means its places: “Main” is not Maine-et-Loire.
    ...departements.filter((one) => one.match === 'exact' && !isAsked(one)),
  ];
  return ordered.filter(
    (place, at) =>
      place.postcode !== null ||
      ordered.findIndex(
        ({ name, region, postcode }) =>
          postcode === null && name === place.name && region === place.region,
      ) === at,
  );
}

/** Places in the user's language. The second of two indistinguishable places is omitted. */
export function describePlaces(
  gazetteer: Gazetteer,
  found: readonly Candidate[],
  language: Locale,
): Place[] {
  const distinct: Place[] = [];
  for (const candidate of found) {
    const place = placeOf(gazetteer, candidate, language);
    if (!distinct.some((other) => isSame(place, other))) distinct.push(place);
  }
  return distinct;
}

function placeOf(
  gazetteer: Gazetteer,
  { kind, number, match }: Candidate,
  language: Locale,
): Place {
  const isCode = kind === 'postcode';
  const town = isCode ? gazetteer.postcodes.townOf(number) : number;
  const country = gazetteer.countries[gazetteer.countryOf[town] ?? 0] ?? '';
  const postcode = isCode ? gazetteer.postcodes.written(number) : null;
  return {
    id: `${country}-${postcode ?? `${gazetteer.ownKey(town)}-${town}`}`,
    kind,
    name: gazetteer.nameOf(town, language),
    postcode,
    region: gazetteer.regionNameOf(town, language) || null,
    country,
    ...(isCode ? gazetteer.postcodes.positionOf(number) : gazetteer.positionOf(town)),
    match,
  };
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.name === other.name &&
    one.postcode === other.postcode &&
    one.country === other.country &&
    Math.abs(one.latitude - other.latitude) < SAME_PLACE_DEGREES &&
    Math.abs(one.longitude - other.longitude) < SAME_PLACE_DEGREES
  );
}
