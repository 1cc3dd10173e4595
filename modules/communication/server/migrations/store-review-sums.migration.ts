import { type Kysely, sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { BOUND_ROLE } from '#platform/server/database/roles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

const GRADES = [1, 2, 3, 4, 5].map((grade) => [`grade_${grade}`, `grade = ${grade}`] as const);
const SENTIMENTS = [
  ['positive', `sentiment = 'PO'`],
  ['neutral', `sentiment = 'NE'`],
  ['negative', `sentiment = 'NG'`],
] as const;

/**
 * Sums of reviews that screens read instead of counting a million rows: by location and month, by grade and month of the
 * whole brand, and by status of the whole brand [REV-01] [REV-08]. Triggers append rows that are not `folded`, like those of
 * topics; a job adds them up.
 */
export const storeReviewSumsMigration = defineMigration({
  name: '2026-11-30-30-communication-review-sums',
  async up(db) {
    await createLocationMonths(db);
    await appendReviewMonths(db);
    await sql`
      create index corrected_replies_of_review on communication.corrected_replies (client_id, review_id)`.execute(
      db,
    );
    await sql`
      create table communication.review_status_counts (
        client_id uuid not null references directory.clients,
        status text not null,
        reviews bigint not null,
        primary key (client_id, status)
      )`.execute(db);
    await tenantTable(db, 'communication.review_status_counts');
    await hideFromBound(db, 'review_status_counts');
    await unaudited(db, 'communication.review_status_counts', 'counted from reviews');
    await sql`
      insert into communication.review_status_counts (client_id, status, reviews)
      select client_id, status, sum(reviews) from communication.review_counts group by client_id, status`.execute(
      db,
    );
  },
});

async function createLocationMonths(db: AnyDb): Promise<void> {
  const counted = [...GRADES, ...SENTIMENTS];
  await sql`
    create table communication.location_months (
      client_id uuid not null references directory.clients,
      month date not null,
      location_id uuid,
      origin text not null,
      ${sql.raw(counted.map(([column]) => `${column} integer not null`).join(', '))},
      folded boolean not null default false
    )`.execute(db);
  await countOnChange(db, {
    table: 'location_months',
    keys: 'client_id, month, location_id, origin',
    values: counted.map(([column, which]) => [
      column,
      `coalesce(sum(change) filter (where ${which}), 0)`,
    ]),
  });
  await sql`
    create index location_months_by_location on communication.location_months (client_id, location_id, month)`.execute(
    db,
  );
  await tenantTable(db, 'communication.location_months');
  await scopedByLocation(db, 'communication.location_months');
  await unaudited(db, 'communication.location_months', 'counted from reviews');
}

/** Grades by month were counted by a job every hour, of large brands only. */
async function appendReviewMonths(db: AnyDb): Promise<void> {
  await sql`delete from communication.review_months`.execute(db);
  await sql`alter table communication.review_months drop constraint review_months_pkey`.execute(db);
  await sql`
    alter table communication.review_months add column folded boolean not null default false`.execute(
    db,
  );
  await countOnChange(db, {
    table: 'review_months',
    keys: 'client_id, month, origin, grade',
    values: [['reviews', 'sum(change)']],
  });
  await hideFromBound(db, 'review_months');
}

/** Users restricted to locations do not see sums of the whole brand. */
async function hideFromBound(db: AnyDb, table: string): Promise<void> {
  await sql`
    create policy whole_brand on ${sql.id('communication', table)} as restrictive
    to ${sql.id(BOUND_ROLE)} using (false)`.execute(db);
}

/** Fills the table from all reviews, and adds a row for each key that a statement changes. */
async function countOnChange(
  db: AnyDb,
  { table, keys, values }: { table: string; keys: string; values: readonly [string, string][] },
): Promise<void> {
  const name = sql.id('communication', table);
  const columns = sql.raw(`${keys}, ${values.map(([column]) => column).join(', ')}`);
  const sums = sql.raw(`${keys}, ${values.map(([, sum]) => sum).join(', ')}`);
  const of = 'client_id, month, location_id, origin, grade, sentiment';
  await sql`
    create unique index ${sql.id(`${table}_folded`)} on ${name} (${sql.raw(keys)}) nulls not distinct where folded`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_to_fold`)} on ${name} (client_id) where not folded`.execute(
    db,
  );
  await sql`create index ${sql.id(`${table}_by_month`)} on ${name} (client_id, month)`.execute(db);
  await sql`
    insert into ${name} (${columns}, folded)
    select ${sums}, true
    from (select *, 1 as change from communication.reviews) as changed group by ${sql.raw(keys)}`.execute(
    db,
  );
  const after = `select ${of}, 1 as sign from after_rows`;
  const before = `select ${of}, -1 as sign from before_rows`;
  for (const [event, tables, changes] of [
    ['insert', 'new table as after_rows', after],
    ['delete', 'old table as before_rows', before],
    ['update', 'old table as before_rows new table as after_rows', `${after} union all ${before}`],
  ] as const) {
    const count = sql.id('communication', `count_${table}_on_${event}`);
    await sql`
      create function ${count}() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        insert into ${name} (${columns})
        select ${sums} from (
          select ${sql.raw(of)}, sum(sign) as change from (${sql.raw(changes)}) as signed
          group by ${sql.raw(of)} having sum(sign) <> 0
        ) as changed group by ${sql.raw(keys)};
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`count_${table}_on_${event}`)} after ${sql.raw(event)}
      on communication.reviews referencing ${sql.raw(tables)}
      for each statement execute function ${count}()`.execute(db);
  }
}
