import { type Kysely, sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
type AnyDb = Kysely<any>;

/** Reviews, their topics, their replies, and the reply settings of a brand. */
export const createReviewsMigration = defineMigration({
  name: '2026-11-27-60-communication-reviews',
  async up(db) {
    await createSchema(db, 'communication');
    await createReviews(db);
    await createReplies(db);
    await createCounts(db);
    await sql`
      create table communication.reply_settings (
        client_id uuid primary key references directory.clients,
        bot_id uuid not null default gen_random_uuid(),
        settings jsonb not null,
        updated_at timestamptz not null default now(),
        updated_by uuid,
        version integer not null default 1
      )`.execute(db);
    await tenantTable(db, 'communication.reply_settings');
    await audited(db, 'communication.reply_settings', { key: ['client_id'], label: [] });
  },
});

async function createReviews(db: AnyDb): Promise<void> {
  await sql`
    create table communication.reviews (
      client_id uuid not null references directory.clients,
      id uuid not null,
      origin text not null check (origin in ('GATOREVIEWS', 'GMB')),
      external_id text not null,
      location_id uuid,
      written_at timestamptz not null,
      received_at timestamptz not null default now(),
      source_updated_at timestamptz,
      deleted_at timestamptz,
      username text not null,
      email text,
      lead_id uuid,
      contact_id uuid,
      grade smallint not null check (grade between 1 and 5),
      comment text not null,
      has_comment boolean not null generated always as (comment <> '') stored,
      media jsonb not null default '[]',
      source_address text,
      status text not null check
        (status in ('ready', 'manual', 'to_reassess', 'failed', 'sent', 'empty', 'discarded')),
      language text,
      sentiment text not null check (sentiment in ('PO', 'NE', 'NG', 'BL')),
      risks text[] not null default '{}',
      analysed_at timestamptz,
      search text not null generated always as (platform.fold(username || ' ' || left(comment, 4000))) stored,
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (client_id, id)
    )`.execute(db);
  for (const [name, columns, rest] of [
    ['reviews_by_date', 'client_id, written_at desc, id', ''],
    ['reviews_by_status', 'client_id, status, written_at desc, id', ''],
    ['reviews_by_location', 'client_id, location_id, written_at desc, id', ''],
    ['reviews_to_analyse', 'client_id, received_at', 'where analysed_at is null'],
    ['reviews_by_email', 'client_id, lower(email)', 'where email is not null'],
  ] as const)
    await sql`create index ${sql.id(name)} on communication.reviews (${sql.raw(columns)}) ${sql.raw(rest)}`.execute(
      db,
    );
  await sql`
    create unique index reviews_at_source on communication.reviews (client_id, origin, external_id)`.execute(
    db,
  );
  await trigramIndex(db, 'communication.reviews');
  await tenantTable(db, 'communication.reviews');
  await scopedByLocation(db, 'communication.reviews');
  await unaudited(db, 'communication.reviews', 'persons; a history of its own says what was done');

  await sql`
    create table communication.review_topics (
      client_id uuid not null references directory.clients,
      review_id uuid not null,
      topic text not null,
      location_id uuid,
      origin text not null,
      written_at timestamptz not null,
      sentiment text not null check (sentiment in ('PO', 'NE', 'NG')),
      ranges integer[] not null,
      words text[] not null,
      primary key (client_id, review_id, topic),
      foreign key (client_id, review_id) references communication.reviews on delete cascade
    )`.execute(db);
  await sql`
    create index review_topics_by_topic on communication.review_topics (client_id, topic, written_at desc)`.execute(
    db,
  );
  await ofReviews(db, 'review_topics', 'made from the comment');
}

async function createReplies(db: AnyDb): Promise<void> {
  await sql`
    create table communication.replies (
      client_id uuid not null references directory.clients,
      review_id uuid not null,
      location_id uuid,
      text text not null,
      writer text not null check (writer in ('embedded', 'template', 'model', 'user', 'source')),
      template_id uuid,
      state text not null check (state in ('proposed', 'scheduled', 'sending', 'sent', 'failed')),
      decision text not null check (decision in ('send', 'approve', 'manual')),
      reason text not null,
      score smallint check (score between 0 and 100),
      evaluation jsonb,
      similarity smallint,
      send_at timestamptz,
      send_key uuid,
      sent_at timestamptz,
      sent_by uuid,
      source_state text check (source_state in ('pending', 'approved', 'rejected')),
      policy_reason text,
      failure text,
      written_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (client_id, review_id),
      foreign key (client_id, review_id) references communication.reviews on delete cascade
    )`.execute(db);
  await sql`
    create index replies_of_location on communication.replies (client_id, location_id, written_at desc)`.execute(
    db,
  );
  await sql`
    create index replies_to_send on communication.replies (client_id, send_at)
    where state in ('scheduled', 'sending')`.execute(db);
  await ofReviews(db, 'replies', 'the history of a review says what was done');

  await sql`
    create table communication.review_history (
      client_id uuid not null references directory.clients,
      id uuid not null,
      review_id uuid not null,
      location_id uuid,
      at timestamptz not null default now(),
      kind text not null,
      by_user uuid,
      text text,
      primary key (client_id, review_id, id),
      foreign key (client_id, review_id) references communication.reviews on delete cascade
    )`.execute(db);
  await ofReviews(db, 'review_history', 'is a history itself');

  await sql`
    create table communication.corrected_replies (
      client_id uuid not null references directory.clients,
      id uuid not null,
      review_id uuid not null,
      location_id uuid,
      at timestamptz not null default now(),
      by_user uuid not null,
      written text not null,
      corrected text,
      reason text,
      note text not null default '',
      primary key (client_id, id),
      foreign key (client_id, review_id) references communication.reviews on delete cascade
    )`.execute(db);
  await sql`
    create index corrected_replies_by_date on communication.corrected_replies (client_id, at desc)`.execute(
    db,
  );
  await ofReviews(db, 'corrected_replies', 'is a record of corrections itself');
}

async function ofReviews(db: AnyDb, table: string, whyUnaudited: string): Promise<void> {
  await tenantTable(db, `communication.${table}`);
  await scopedByLocation(db, `communication.${table}`);
  await unaudited(db, `communication.${table}`, whyUnaudited);
}

/** Counting a million reviews for a menu takes too long, so each change of status is counted when it happens. */
async function createCounts(db: AnyDb): Promise<void> {
  await sql`
    create table communication.review_counts (
      client_id uuid not null references directory.clients,
      location_id uuid,
      status text not null,
      reviews bigint not null
    )`.execute(db);
  await sql`
    create unique index review_counts_of on communication.review_counts (client_id, location_id, status)
    nulls not distinct`.execute(db);
  await ofReviews(db, 'review_counts', 'counted from reviews');
  // An insert has no rows before and a deletion none after; PostgreSQL refuses to name the missing ones.
  const after =
    'select client_id, location_id, status, 1 as change from after_rows where deleted_at is null';
  const before =
    'select client_id, location_id, status, -1 as change from before_rows where deleted_at is null';
  for (const [event, tables, changes] of [
    ['insert', 'new table as after_rows', after],
    ['delete', 'old table as before_rows', before],
    ['update', 'old table as before_rows new table as after_rows', `${after} union all ${before}`],
  ] as const) {
    const name = sql.id('communication', `count_reviews_on_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        insert into communication.review_counts as counted (client_id, location_id, status, reviews)
        select client_id, location_id, status, sum(change) from (${sql.raw(changes)}) as changes
        group by client_id, location_id, status having sum(change) <> 0
        order by client_id, location_id, status
        on conflict (client_id, location_id, status)
        do update set reviews = counted.reviews + excluded.reviews;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`count_on_${event}`)} after ${sql.raw(event)} on communication.reviews
      referencing ${sql.raw(tables)} for each statement execute function ${name}()`.execute(db);
  }
}
