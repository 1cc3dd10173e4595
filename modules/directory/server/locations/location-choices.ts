import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countViews, countViewsUpTo } from '#platform/server/lists/count-views.ts';
import type { Context } from '../tables.ts';
import { VIEWS } from './location-filter-sql.ts';

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** Enough for a selection list; rarer values are found by text search. */
const CHOICES_LIMIT = 200;

/** The locations of all clients in each view. */
export const countLocationViews = ({ db }: Pick<Context, 'db'>) =>
  countViewsUpTo({ db }, { views: VIEWS, from: sql`directory.locations as location` });

/** Filter choices for the locations of a client; choices without results are omitted. */
export async function locationChoices({ db }: Pick<Context, 'db'>, clientId: string) {
  const [views, country, type, group, activity, affiliation] = await Promise.all([
    countViews(
      { db },
      {
        views: VIEWS,
        from: sql`directory.locations as location`,
        within: sql<SqlBool>`location.client_id = ${clientId}`,
      },
    ),
    countBy({ db }, clientId, sql`country`),
    countTypes({ db }, clientId),
    countGroups({ db }, clientId),
    countBy({ db }, clientId, sql`activity`),
    countBy({ db }, clientId, sql`affiliation`),
  ]);
  return { views, country, type, group, activity, affiliation };
}

async function countBy(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  column: RawBuilder<unknown>,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select ${column} as value, ${column} as label, count(*) as count from directory.locations
    where client_id = ${clientId} and ${column} <> ''
    group by ${column} order by count(*) desc, ${column} limit ${CHOICES_LIMIT}`.execute(db);
  return rows;
}

async function countTypes({ db }: Pick<Context, 'db'>, clientId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select type.id as value, type.name as label, count(*) as count
    from directory.locations as location
    join directory.location_types as type
      on type.client_id = location.client_id and type.id = location.type_id
    where location.client_id = ${clientId}
    group by type.id, type.name order by type.name limit ${CHOICES_LIMIT}`.execute(db);
  return rows;
}

async function countGroups({ db }: Pick<Context, 'db'>, clientId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select "group".id as value, "group".name as label, count(*) as count
    from directory.group_members as member
    join directory.groups as "group"
      on "group".client_id = member.client_id and "group".id = member.group_id
    where member.client_id = ${clientId}
    group by "group".id, "group".name order by "group".name limit ${CHOICES_LIMIT}`.execute(db);
  return rows;
}
