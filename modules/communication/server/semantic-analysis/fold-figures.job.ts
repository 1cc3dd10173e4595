import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { CommunicationTables } from '../tables.ts';

/** Figures by month: what tells their rows apart and what is added up. */
const FIGURES = [
  { table: 'sentiment_months', keys: 'month, origin, language, sentiment', value: 'reviews' },
  { table: 'topic_months', keys: 'month, origin, topic, sentiment', value: 'mentions' },
  { table: 'topic_words', keys: 'month, topic, origin, word', value: 'mentions' },
] as const;

/** Appended rows that one transaction folds. */
const FOLDED_AT_ONCE = 20_000;

/**
 * Adds the rows that triggers appended to the folded row of their key; readers add up both kinds. Only this job changes
 * folded rows, in the order of their keys: two runs at once wait for each other and cannot deadlock.
 */
export async function foldFigures(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const { table, keys, value } of FIGURES) {
    const name = sql.id('communication', table);
    const [columns, counted] = [sql.raw(keys), sql.id(value)];
    const foldSome = sql<{ taken: number }>`
      with taken as (
        delete from ${name} where ctid = any (array(
          select ctid from ${name} where client_id = ${clientId} and not folded
          limit ${FOLDED_AT_ONCE} for update skip locked))
        returning ${columns}, ${counted}
      ),
      folded as (
        insert into ${name} as stored (client_id, ${columns}, ${counted}, folded)
        select ${clientId}::uuid, ${columns}, sum(${counted}), true from taken
        group by ${columns} having sum(${counted}) <> 0 order by ${columns}
        on conflict (client_id, ${columns}) where folded
        do update set ${counted} = stored.${counted} + excluded.${counted}
      )
      select count(*)::int as taken from taken`;
    for (let taken = FOLDED_AT_ONCE; taken === FOLDED_AT_ONCE && !signal?.aborted; )
      taken = (await foldSome.execute(db)).rows[0]?.taken ?? 0;
  }
}

export const foldFiguresJob = defineJob({
  name: 'communication.fold-figures',
  input: z.object({}),
  cron: { expression: '*/5 * * * *' },
  async handle({ app, signal }) {
    const { rows } = await sql<{ id: string }>`
      select client_id as id from communication.sentiment_months where not folded
      union select client_id from communication.topic_months where not folded
      union select client_id from communication.topic_words where not folded`.execute(
      app.database.acrossClients(),
    );
    for (const { id } of rows) {
      if (signal.aborted) return;
      await foldFigures({ db: app.database.ofClient(id) }, id, signal);
    }
  },
});
