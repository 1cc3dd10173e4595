import { type Kysely, sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { BOUND_ROLE } from '#platform/server/database/roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

/**
 * The semantic analysis of a whole brand reads monthly figures, updated when reviews and topics change [REV-08]. For
 * single locations it reads the topics directly, so the figures have no location and users restricted to locations
 * cannot read them.
 */
export const countTopicsMigration = defineMigration({
  name: '2026-11-27-70-communication-count-topics',
  async up(db) {
    await addMonths(db);
    await createFigures(db, {
      table: 'sentiment_months',
      of: 'reviews',
      key: { origin: 'text', language: 'text', sentiment: 'text' },
      values: { reviews: '1' },
      rows: 'select client_id, month, origin, language, sentiment from %',
    });
    await createFigures(db, {
      table: 'topic_months',
      of: 'review_topics',
      key: { origin: 'text', topic: 'text', sentiment: 'text' },
      values: { mentions: '1' },
      rows: 'select client_id, month, origin, topic, sentiment from %',
    });
    await createFigures(db, {
      table: 'topic_words',
      of: 'review_topics',
      key: { topic: 'text', origin: 'text', word: 'text' },
      values: { mentions: '1' },
      rows: 'select client_id, month, topic, origin, unnest(words) as word from %',
    });
  },
});

/** Month in which a review was written, in its brand's time zone when it was stored. */
async function addMonths(db: AnyDb): Promise<void> {
  await sql`
    create function communication.set_month() returns trigger language plpgsql set search_path = pg_catalog as $$
    begin
      new.month := date_trunc('month', new.written_at at time zone
        coalesce(platform.known_zone(platform.zone_of(new.client_id)), 'UTC'))::date;
      return new;
    end $$`.execute(db);
  for (const table of ['reviews', 'review_topics']) {
    const name = sql.id('communication', table);
    await sql`alter table ${name} add column month date`.execute(db);
    await sql`
      update ${name} set month = date_trunc('month', written_at at time zone
        coalesce(platform.known_zone(platform.zone_of(client_id)), 'UTC'))::date`.execute(db);
    await sql`alter table ${name} alter column month set not null`.execute(db);
    await sql`
      create trigger set_month before insert or update of written_at on ${name}
      for each row execute function communication.set_month()`.execute(db);
  }
  await sql`
    create index reviews_by_month on communication.reviews (client_id, location_id, month)
    include (origin, language, sentiment, grade)`.execute(db);
  await sql`
    create index review_topics_by_month on communication.review_topics (client_id, topic, month)
    include (location_id, origin, sentiment)`.execute(db);
  await sql`
    create index review_topics_of_shop on communication.review_topics (client_id, location_id, month)
    include (topic, origin, sentiment)`.execute(db);
}

interface Figures {
  table: string;
  of: string;
  key: Record<string, string>;
  /** What each row adds. */
  values: Record<string, string>;
  /** Query for the rows to count; `%` stands for the changed rows. */
  rows: string;
}

async function createFigures(db: AnyDb, { table, of, key, values, rows }: Figures): Promise<void> {
  const name = sql.id('communication', table);
  const keys = ['client_id', 'month', ...Object.keys(key)];
  const typed = Object.entries(key).map(([column, type]) => `${column} ${type}`);
  const counted = Object.keys(values).map((column) => `${column} bigint not null`);
  await sql`
    create table ${name} (
      client_id uuid not null references directory.clients, month date not null,
      ${sql.raw([...typed, ...counted].join(', '))})`.execute(db);
  await sql`
    create unique index ${sql.id(`${table}_of`)} on ${name} (${sql.raw(keys.join(', '))})
    nulls not distinct`.execute(db);
  await tenantTable(db, `communication.${table}`);
  await sql`
    create policy whole_brand on ${name} as restrictive to ${sql.id(BOUND_ROLE)} using (false)`.execute(
    db,
  );
  await unaudited(db, `communication.${table}`, `counted from ${of}`);

  const sums = Object.entries(values).map(([column, value]) => `sum(${value} * sign) as ${column}`);
  const added = Object.keys(values).map(
    (column) => `${column} = counted.${column} + excluded.${column}`,
  );
  const side = (changed: string, sign: number) =>
    `select *, ${sign} as sign from (${rows.replace('%', changed)}) as ${changed}`;
  for (const [event, tables, changes] of [
    ['insert', 'new table as after_rows', side('after_rows', 1)],
    ['delete', 'old table as before_rows', side('before_rows', -1)],
    [
      'update',
      'old table as before_rows new table as after_rows',
      `${side('after_rows', 1)} union all ${side('before_rows', -1)}`,
    ],
  ] as const) {
    const count = sql.id('communication', `count_${table}_on_${event}`);
    await sql`
      create function ${count}() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        insert into ${name} as counted (${sql.raw([...keys, ...Object.keys(values)].join(', '))})
        select * from (
          select ${sql.raw([...keys, ...sums].join(', '))}
          from (${sql.raw(changes)}) as changes group by ${sql.raw(keys.join(', '))}
        ) as summed
        where ${sql.raw(
          Object.keys(values)
            .map((column) => `${column} <> 0`)
            .join(' or '),
        )}
        order by ${sql.raw(keys.join(', '))}
        on conflict (${sql.raw(keys.join(', '))}) do update set ${sql.raw(added.join(', '))};
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`count_${table}_on_${event}`)} after ${sql.raw(event)}
      on ${sql.id('communication', of)} referencing ${sql.raw(tables)}
      for each statement execute function ${count}()`.execute(db);
  }
}
