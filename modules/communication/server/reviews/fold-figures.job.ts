import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { CommunicationTables } from '../tables.ts';

type Context = { db: Db<CommunicationTables> };

/** Monthly figures: key columns and summed columns of each table. */
const FIGURES: { table: string; keys: string; values: string[] }[] = [
  { table: 'sentiment_months', keys: 'month, origin, language, sentiment', values: ['reviews'] },
  { table: 'topic_months', keys: 'month, origin, topic, sentiment', values: ['mentions'] },
  { table: 'topic_words', keys: 'month, topic, origin, word', values: ['mentions'] },
  { table: 'review_months', keys: 'month, origin, grade', values: ['reviews'] },
  {
    table: 'location_months',
    keys: 'month, location_id, origin',
    values: [
      ...[1, 2, 3, 4, 5].map((grade) => `grade_${grade}`),
      ...['positive', 'neutral', 'negative'],
    ],
  },
];

/** Maximum appended rows folded per transaction. */
const FOLDED_AT_ONCE = 20_000;

/**
 * Adds the rows that triggers appended to the folded row of the same key; readers sum both kinds. Only this job changes
 * folded rows, in key order, so concurrent runs wait for each other and cannot deadlock.
 */
export async function foldFigures(
  { db }: Context,
  clientId: string,
  signal?: AbortSignal,
): Promise<void> {
  const statements = [foldCounts(clientId), ...FIGURES.map((figure) => foldSome(figure, clientId))];
  for (const statement of statements)
    for (let taken = FOLDED_AT_ONCE; taken === FOLDED_AT_ONCE && !signal?.aborted; )
      taken = (await statement.execute(db)).rows[0]?.taken ?? 0;
}

function foldSome({ table, keys, values }: (typeof FIGURES)[number], clientId: string) {
  const name = sql.id('communication', table);
  const each = (text: (value: string) => string, separator = ', ') =>
    sql.raw(values.map(text).join(separator));
  const [columns, counted] = [sql.raw(keys), each((value) => value)];
  return sql<{ taken: number }>`
    with taken as (
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where client_id = ${clientId} and not folded
        limit ${FOLDED_AT_ONCE} for update skip locked))
      returning ${columns}, ${counted}
    ),
    folded as (
      insert into ${name} as stored (client_id, ${columns}, ${counted}, folded)
      select ${clientId}::uuid, ${columns}, ${each((value) => `sum(${value})`)}, true from taken
      group by ${columns} having ${each((value) => `sum(${value}) <> 0`, ' or ')} order by ${columns}
      on conflict (client_id, ${columns}) where folded
      do update set ${each((value) => `${value} = stored.${value} + excluded.${value}`)}
    )
    select count(*)::int as taken from taken`;
}

/** Counts by status per location and for the whole brand. */
function foldCounts(clientId: string) {
  return sql<{ taken: number }>`
    with taken as (
      delete from communication.review_count_changes where ctid = any (array(
        select ctid from communication.review_count_changes where client_id = ${clientId}
        limit ${FOLDED_AT_ONCE} for update skip locked))
      returning location_id, status, change
    ),
    of_locations as (
      insert into communication.review_counts as counted (client_id, location_id, status, reviews)
      select ${clientId}::uuid, location_id, status, sum(change) from taken group by location_id, status
      order by location_id, status
      on conflict (client_id, location_id, status) do update set reviews = counted.reviews + excluded.reviews
    ),
    of_brand as (
      insert into communication.review_status_counts as counted (client_id, status, reviews)
      select ${clientId}::uuid, status, sum(change) from taken group by status order by status
      on conflict (client_id, status) do update set reviews = counted.reviews + excluded.reviews
    )
    select count(*)::int as taken from taken`;
}

/** Every five minutes for all clients, and soon after many reviews of one client arrived. */
export const foldFiguresJob = defineJob({
  name: 'communication.fold-figures',
  input: z.object({ clientId: z.string().optional() }),
  cron: { expression: '*/5 * * * *' },
  async handle({ app, input, signal }) {
    const waiting = sql.join(
      FIGURES.map(
        ({ table }) =>
          sql`select client_id as id from ${sql.id('communication', table)} where not folded`,
      ),
      sql` union `,
    );
    const { rows } = input.clientId
      ? { rows: [{ id: input.clientId }] }
      : await sql<{ id: string }>`
          select client_id as id from communication.review_count_changes union ${waiting}`.execute(
          app.database.acrossClients(),
        );
    for (const { id } of rows) {
      if (signal.aborted) return;
      await foldFigures({ db: app.database.ofClient(id) }, id, signal);
    }
  },
});
