import { type Kysely, sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

interface Figures {
  table: string;
  keys: string;
  value: string;
  /** Query for the rows to count; `%` stands for the changed rows. */
  rows: string;
}

/**
 * Triggers no longer update rows of figures: a long import would lock them until it ends, and two transactions that count
 * in another order would deadlock. They append rows that are not `folded`; a job adds them to the folded ones [REV-08].
 * Topics also get the date that their review was corrected to.
 */
export const appendTopicFiguresMigration = defineMigration({
  name: '2026-11-28-31-communication-append-topic-figures',
  async up(db) {
    await appendFigures(db, {
      table: 'sentiment_months',
      keys: 'client_id, month, origin, language, sentiment',
      value: 'reviews',
      rows: 'select client_id, month, origin, language, sentiment from %',
    });
    await appendFigures(db, {
      table: 'topic_months',
      keys: 'client_id, month, origin, topic, sentiment',
      value: 'mentions',
      rows: 'select client_id, month, origin, topic, sentiment from %',
    });
    await appendFigures(db, {
      table: 'topic_words',
      keys: 'client_id, month, topic, origin, word',
      value: 'mentions',
      rows: 'select client_id, month, topic, origin, unnest(words) as word from %',
    });
    await sql`
      update communication.review_topics as topic set written_at = review.written_at
      from communication.reviews as review
      where review.client_id = topic.client_id and review.id = topic.review_id
        and review.written_at <> topic.written_at`.execute(db);
  },
});

async function appendFigures(db: AnyDb, { table, keys, value, rows }: Figures): Promise<void> {
  const name = sql.id('communication', table);
  const columns = sql.raw(keys);
  await sql`alter table ${name} add column folded boolean not null default true`.execute(db);
  await sql`alter table ${name} alter column folded set default false`.execute(db);
  await sql`drop index ${sql.id('communication', `${table}_of`)}`.execute(db);
  await sql`
    create unique index ${sql.id(`${table}_folded`)} on ${name} (${columns}) nulls not distinct where folded`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_to_fold`)} on ${name} (client_id) where not folded`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_by_month`)} on ${name} (client_id, month)`.execute(db);
  const side = (changed: string, sign: number) =>
    `select *, ${sign} as sign from (${rows.replace('%', changed)}) as ${changed}`;
  for (const [event, changes] of [
    ['insert', side('after_rows', 1)],
    ['delete', side('before_rows', -1)],
    ['update', `${side('after_rows', 1)} union all ${side('before_rows', -1)}`],
  ] as const)
    await sql`
      create or replace function ${sql.id('communication', `count_${table}_on_${event}`)}() returns trigger
      language plpgsql set search_path = pg_catalog as $$
      begin
        insert into ${name} (${columns}, ${sql.id(value)})
        select ${columns}, sum(sign) from (${sql.raw(changes)}) as changes
        group by ${columns} having sum(sign) <> 0;
        return null;
      end $$`.execute(db);
}
