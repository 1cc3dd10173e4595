import { type Kysely, sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Ids of Google's reviews no longer contain the account through which they were read, because another account led to
 * duplicates. Of duplicates, the erased or answered one stays [REV-09].
 */
export const identifyGoogleReviewsMigration = defineMigration({
  name: '2026-11-28-32-communication-google-review-ids',
  async up(db) {
    await mergeRepeated(db);
    await sql`
      update communication.reviews set external_id = ${reviewId('external_id')} where ${hasAccount('')}`.execute(
      db,
    );
  },
});

const reviewId = (column: string) => sql.raw(`substring(${column} from '/(locations/.*)$')`);
const hasAccount = (alias: string) =>
  sql.raw(`${alias}origin = 'GMB' and ${alias}external_id like 'accounts/%/locations/%'`);

// biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
async function mergeRepeated(db: Kysely<any>): Promise<void> {
  const repeated = sql`
    select client_id, id, kept from (
      select review.client_id, review.id, first_value(review.id) over (
        partition by review.client_id, ${reviewId('review.external_id')}
        order by review.erased_at is null, reply.state is distinct from 'sent',
          coalesce(reply.state, '') not in ('sending', 'failed'), reply.writer is distinct from 'user',
          review.deleted_at is not null, review.received_at, review.id) as kept
      from communication.reviews as review
      left join communication.replies as reply
        on reply.client_id = review.client_id and reply.review_id = review.id
      where ${hasAccount('review.')}
    ) as ranked where id <> kept`;
  // Reading through another account marked the reviews of the first one as deleted.
  await sql`
    update communication.reviews as review set deleted_at = null, updated_at = now(), version = review.version + 1,
      status = case when reply.review_id is not null or review.status = 'discarded' then review.status
        when review.has_comment then 'manual' else 'empty' end,
      analysed_at = case when reply.review_id is null then null else review.analysed_at end
    from (${repeated}) as repeated
    join communication.reviews as other on other.client_id = repeated.client_id and other.id = repeated.id
    left join communication.replies as reply
      on reply.client_id = repeated.client_id and reply.review_id = repeated.kept
    where review.client_id = repeated.client_id and review.id = repeated.kept
      and review.deleted_at is not null and other.deleted_at is null`.execute(db);
  for (const table of ['review_history', 'corrected_replies'])
    await sql`
      update ${sql.id('communication', table)} as part set review_id = repeated.kept
      from (${repeated}) as repeated
      where part.client_id = repeated.client_id and part.review_id = repeated.id`.execute(db);
  await sql`
    delete from communication.reviews as review using (${repeated}) as repeated
    where review.client_id = repeated.client_id and review.id = repeated.id`.execute(db);
}
