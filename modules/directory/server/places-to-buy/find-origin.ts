import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { PLACE_RESULTS_MAX } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, DirectoryTables } from '../tables.ts';

/** Position of a visitor who searches for a shop. */
export interface Origin {
  latitude: number;
  longitude: number;
  /** An area of similar postal codes is precise enough for approximate kilometres, a region only for sorting. */
  accuracy: 'place' | 'area' | 'region';
  label: string | null;
}

/** `isWhole` is true for an exact match of the text, not for a prefix or similar match. */
export interface FoundOrigin {
  origin: Origin;
  isWhole: boolean;
}

/** Number of open locations of a client, in total and by country. */
export interface OpenLocations {
  total: number;
  byCountry: ReadonlyMap<string, number>;
}

const MAX_CACHED_CLIENTS = 5_000;
/** Every view of a public page reads the counts, which may be some seconds old. */
const CACHE_TTL_MS = 10_000;

const openLocationsCache = new LRUCache<string, OpenLocations, Db<DirectoryTables>>({
  max: MAX_CACHED_CLIENTS,
  ttl: CACHE_TTL_MS,
  fetchMethod: (clientId, _stale, { context: db }) => countOpen({ db }, clientId),
});

/** `db` sees all locations of the client. */
export function openLocations(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<OpenLocations> {
  return openLocationsCache.forceFetch(clientId, { context: db });
}

async function countOpen({ db }: Pick<Context, 'db'>, clientId: string): Promise<OpenLocations> {
  const rows = await db
    .selectFrom('directory.locations')
    .select(({ fn }) => ['country', fn.countAll<number>().as('count')])
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .groupBy('country')
    .execute();
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byCountry: new Map(rows.map(({ country, count }) => [country, count])),
  };
}

interface ParsedOriginQuery {
  clientId: string;
  country: string;
  code: string;
  town: string;
}

/** Shorter prefixes of a postal code are too imprecise. */
const LEAST_PREFIX = 2;

/**
 * Position for a postal code or town. Locations with the same code or town come first, then the list of places;
 * otherwise locations with the same code prefix give an area or region.
 */
export async function findOrigin(
  { db, app }: { db: Db<DirectoryTables>; app: Pick<App, 'places'> },
  given: OriginQuery & { clientId: string },
): Promise<Origin | null> {
  const { clientId, country } = given;
  const parsedQuery = { clientId, country, ...parseSearchText(given.words) };
  const own = await originOfPlace({ db }, parsedQuery);
  if (own?.isWhole) return own.origin;
  const known = await findPlaceOrigin({ app }, given);
  if (known?.isWhole) return known.origin;
  return own?.origin ?? known?.origin ?? (await originOfRegion({ db }, parsedQuery));
}

/** `12210`, `Laguiole`, `12210 Laguiole`, `SW1A 1AA`: parts with digits are the code, the rest is the town. */
function parseSearchText(words: string): Pick<ParsedOriginQuery, 'code' | 'town'> {
  const parts = words.trim().split(/[\s,]+/);
  const isCode = (part: string) => /\d/.test(part);
  return {
    code: parts.filter(isCode).join('').toUpperCase(),
    town: parts.filter((part) => !isCode(part)).join(' '),
  };
}

/** Sorts after every text with the same prefix, in byte order. */
const LAST_LETTER = '\u{10FFFF}';

async function originOfPlace(
  { db }: Pick<Context, 'db'>,
  { clientId, country, code, town }: ParsedOriginQuery,
): Promise<FoundOrigin | null> {
  const folded = sql`platform.fold(${town}::text)`;
  const { rows } = await sql<Omit<Origin, 'accuracy'> & { fit: number }>`
    with fitting as (
      select latitude, longitude, country, postal_code, city,
        case when postal_key = ${code} then 3 when city_key = ${folded} then 2 else 1 end as fit
      from directory.locations
      where client_id = ${clientId} and closed_at is null and latitude is not null and (
        (${code}::text <> '' and postal_key = ${code})
        or (${folded} <> '' and city_key >= ${folded} and city_key < ${folded} || ${LAST_LETTER}))
    )
    select avg(latitude) as latitude, avg(longitude) as longitude,
      case when fit = 3 then min(postal_code || ' ' || city) else min(city) end as label, fit
    from fitting group by fit, country
    order by fit desc, (country = ${country}) desc, count(*) desc
    limit 1`.execute(db);
  if (!rows[0]) return null;
  const { fit, ...place } = rows[0];
  return { origin: { ...place, accuracy: 'place' }, isWhole: fit > 1 };
}

async function originOfRegion(
  { db }: Pick<Context, 'db'>,
  { clientId, country, code }: ParsedOriginQuery,
): Promise<Origin | null> {
  if (code.length <= LEAST_PREFIX) return null;
  const lengths = Array.from({ length: code.length - LEAST_PREFIX }, (_, at) => code.length - at);
  const shared = sql.join(
    lengths.map(
      (length) =>
        sql`when left(postal_key, ${length}) = ${code.slice(0, length)} then ${length}::int`,
    ),
    sql` `,
  );
  const beginning = code.slice(0, LEAST_PREFIX);
  const { rows } = await sql<Omit<Origin, 'accuracy' | 'label'> & { fit: number }>`
    with fitting as (
      select latitude, longitude, country, case ${shared} else ${LEAST_PREFIX}::int end as fit
      from directory.locations
      where client_id = ${clientId} and closed_at is null and latitude is not null
        and postal_key >= ${beginning} and postal_key < ${`${beginning}${LAST_LETTER}`}
    )
    select avg(latitude) as latitude, avg(longitude) as longitude, fit from fitting
    group by fit, country
    order by (country = ${country}) desc, fit desc, count(*) desc
    limit 1`.execute(db);
  if (!rows[0]) return null;
  const { fit, ...point } = rows[0];
  return { ...point, accuracy: fit > LEAST_PREFIX ? 'area' : 'region', label: code };
}

interface OriginQuery {
  words: string;
  /** Country of the visitor, empty if unknown. */
  country: string;
  language: Locale;
  open: OpenLocations;
  /** An answered town is none of the départements of its name. */
  isAddress?: boolean;
}

/**
 * Searches the list of all places [BEY-03] in the visitor's country and in countries with locations, to exclude towns
 * of the same name on other continents.
 */
async function findPlaceOrigin(
  { app }: { app: Pick<App, 'places'> },
  { words, country, language, open, isAddress = false }: OriginQuery,
): Promise<FoundOrigin | null> {
  if (open.total === 0) return null;
  const [most] = [...open.byCountry].sort((one, other) => other[1] - one[1]);
  const preferred = country || most?.[0];
  const found = await app.places.search({
    text: words,
    country: preferred,
    language,
    limit: PLACE_RESULTS_MAX,
    withoutDepartements: isAddress,
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
