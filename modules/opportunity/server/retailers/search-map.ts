import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import { ROLES } from '#platform/contract/permission.ts';
import { matchWordsInClient } from '#platform/server/database/word-search.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { foldedWords } from '#platform/server/places/fold-name.ts';
import { mainBounds, readLevelAreas } from '../areas/client-areas.ts';
import type { AreaRecord } from '../areas/read-areas-file.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import type { Context } from '../tables.ts';
import { retailerIndex } from './retailer-index.ts';
import { visibleRetailers } from './visible-retailers.ts';

interface SearchHit {
  id: string;
  path: string;
  title: string;
  meta: string;
}

interface FoundRetailer {
  id: string;
  name: string;
  city: string;
  code: string;
  latitude: number | null;
  longitude: number | null;
}

const STREET_ZOOM = 13;
/** Levels of countries and their largest subdivisions; level 4 has too many areas for a name search. */
const SEARCHED_LEVELS = [1, 2, 3] as const;
/** Maximum number of retailers read for a search. */
const RETAILERS_LIMIT = 1_000;

/** Folded names, cached as long as the area records exist. */
const foldedNames = new WeakMap<AreaRecord['names'], readonly string[]>();

/** Areas, retailers and prospects by name, for the header search; results open the map [OPP-01]. */
export const searchMap: SearchSource = {
  menu: 'platform/opportunity',
  roles: ROLES,
  async search({ words, limit, db, clientId, principal, app }) {
    const { locale } = principal;
    const areas = await findAreas({ db, app }, clientId, { words, locale });
    const retailers = await findRetailers({ db, app }, clientId, {
      words,
      user: {
        id: principal.userId,
        role: principal.memberships.get(clientId)?.role ?? 'super_admin',
      },
    });
    return {
      total: areas.length + retailers.length,
      hits: [...areas.slice(0, Math.ceil(limit / 2)), ...retailers].slice(0, limit),
    };
  },
};

async function findRetailers(
  { db, app }: Context,
  clientId: string,
  { words, user }: { words: string; user: { id: string; role: string } },
): Promise<SearchHit[]> {
  const fits = matchWordsInClient({ name: 'opportunity.retailers', alias: 'retailer' }, words);
  const { rows } = await sql<FoundRetailer>`
    select id, name, city, code, latitude, longitude from opportunity.retailers as retailer
    where client_id = ${clientId} and not closed and ${fits}
    order by sells desc, name, id limit ${RETAILERS_LIMIT}`.execute(db);
  if (rows.length === 0) return [];
  const visible = await visibleRetailers({ db, app }, clientId, user);
  return rows
    .filter(({ id }) => !visible || visible.has(id))
    .map(({ id, name, city, code, latitude, longitude }) => ({
      id,
      path: `platform/opportunity?retailer=${id}${latitude === null ? '' : `&at=${STREET_ZOOM},${latitude},${longitude}`}`,
      title: name,
      meta: [city, code].filter(Boolean).join(', '),
    }));
}

/** Areas where every search word is a prefix of a word in the name, in any language, largest first. */
async function findAreas(
  { db, app }: Context,
  clientId: string,
  { words, locale }: { words: string; locale: Locale },
): Promise<SearchHit[]> {
  const wanted = foldedWords(words);
  if (wanted.length === 0) return [];
  const countries = await countriesOfMap({ db, app }, clientId);
  if (countries.length === 0) return [];
  const found: SearchHit[] = [];
  const breather = new EventLoopYielder();
  let above: ReadonlyMap<string, AreaRecord> = new Map();
  for (const level of SEARCHED_LEVELS) {
    const areas = await readLevelAreas({ app }, clientId, { level, countries });
    for (const area of areas.values()) {
      const { id, names, parent } = area;
      if (breather.isDue) await breather.pause();
      const parts = foldedNames.get(names) ?? Object.values(names).flatMap(foldedWords);
      foldedNames.set(names, parts);
      if (!wanted.every((word) => parts.some((part) => part.startsWith(word)))) continue;
      const parentArea = above.get(parent);
      found.push({
        id,
        path: `platform/opportunity?area=${encodeURIComponent(id)}&level=${level}&at=${viewOf(area)}`,
        title: nameIn(names, locale),
        meta: parentArea ? nameIn(parentArea.names, locale) : '',
      });
    }
    above = areas;
  }
  return found;
}

/** The configured countries, or those with retailers, to avoid loading the areas of the whole world. */
async function countriesOfMap({ db, app }: Context, clientId: string): Promise<string[]> {
  const { countries } = await readConfig({ db }, clientId);
  if (countries.length > 0) return countries;
  const index = await retailerIndex({ app }, clientId);
  const areas = [...index.countByArea(1, {}).keys()];
  return areas.flatMap((id) => id.match(/^([A-Z]{2}):1:/)?.[1] ?? []);
}

function nameIn(names: AreaRecord['names'], locale: Locale): string {
  return names[locale] ?? names.local;
}

/** Zoom, latitude and longitude at which the whole area is visible. */
function viewOf(area: AreaRecord): string {
  const [west, south, east, north] = mainBounds(area);
  const { latitude, longitude } = area;
  const degrees = Math.max(east - west, 1.6 * (north - south), 0.05);
  const zoom = Math.min(STREET_ZOOM, Math.max(2, Math.log2(720 / degrees)));
  return [zoom.toFixed(1), latitude.toFixed(3), longitude.toFixed(3)].join(',');
}
