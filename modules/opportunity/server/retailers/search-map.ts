import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import { ROLES } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWordsOfClient } from '#platform/server/database/match-words-of-client.ts';
import { Breather } from '#platform/server/jobs/yield-turn.ts';
import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import { type AreaRecord, areasOfLevel } from '../areas/client-areas.ts';
import type { OpportunityTables } from '../tables.ts';
import { visibleRetailers } from './visible-retailers.ts';

interface Found {
  id: string;
  path: string;
  title: string;
  meta: string;
}

/** Of countries and their largest subdivisions; those of level 4 are too many to be meant by a word. */
const SEARCHED_LEVELS = [1, 2, 3] as const;
/** Retailers that fit are counted up to this. */
const FITTING_MAX = 1_000;

/** Areas, retailers and prospects by name, for the search in the header: the map opens at them [OPP-01]. */
export const searchMap: SearchSource = {
  menu: 'platform/opportunity',
  roles: ROLES,
  async search({ words, limit, db, clientId, principal, app }) {
    const areas = await findAreas(app, clientId, { words, locale: principal.locale });
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
  { db, app }: { db: Db<OpportunityTables>; app: App },
  clientId: string,
  { words, user }: { words: string; user: { id: string; role: string } },
): Promise<Found[]> {
  const fits = matchWordsOfClient({ name: 'opportunity.retailers', alias: 'retailer' }, words);
  const { rows } = await sql<{ id: string; name: string; city: string; code: string }>`
    select id, name, city, code from opportunity.retailers as retailer
    where client_id = ${clientId} and not closed and ${fits}
    order by sells desc, name, id limit ${FITTING_MAX}`.execute(db);
  if (rows.length === 0) return [];
  const visible = await visibleRetailers({ db, app }, clientId, user);
  return rows
    .filter(({ id }) => !visible || visible.has(id))
    .map(({ id, name, city, code }) => ({
      id,
      path: `platform/opportunity?retailer=${id}`,
      title: name,
      meta: [city, code].filter(Boolean).join(', '),
    }));
}

/** Names are folded once: their objects last as long as the areas. */
const foldedNames = new WeakMap<AreaRecord['names'], readonly string[]>();

/** Areas in which every word begins a word of a name in any language, the largest first. */
async function findAreas(
  app: App,
  clientId: string,
  { words, locale }: { words: string; locale: Locale },
): Promise<Found[]> {
  const wanted = foldedWords(words);
  if (wanted.length === 0) return [];
  const found: Found[] = [];
  const breather = new Breather();
  let above: ReadonlyMap<string, AreaRecord> = new Map();
  for (const level of SEARCHED_LEVELS) {
    const areas = await areasOfLevel(app, clientId, { level });
    for (const { id, names, parent } of areas.values()) {
      if (breather.isDue) await breather.pause();
      const parts = foldedNames.get(names) ?? Object.values(names).flatMap(foldedWords);
      foldedNames.set(names, parts);
      if (!wanted.every((word) => parts.some((part) => part.startsWith(word)))) continue;
      const holder = above.get(parent);
      found.push({
        id,
        path: `platform/opportunity?area=${encodeURIComponent(id)}`,
        title: nameIn(names, locale),
        meta: holder ? nameIn(holder.names, locale) : '',
      });
    }
    above = areas;
  }
  return found;
}

function nameIn(names: AreaRecord['names'], locale: Locale): string {
  return names[locale] ?? names.local;
}
