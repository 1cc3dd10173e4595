import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { Db } from '#platform/server/database/database.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import type { ReviewAnalysis } from '../analysis/analyze-review.ts';
import type { ReviewRow } from '../replies/lock-reply.ts';
import { storeTopics, topicColumns } from '../replies/store-answers.ts';
import { findOwnTopicsKind, topicsFingerprint } from '../settings/save-settings.ts';
import type { CommunicationTables } from '../tables.ts';
import { readSettings } from '../writing/read-settings.ts';

type Context = { db: Db<CommunicationTables> };
type Analysed = { row: ReviewRow; analysis: ReviewAnalysis };

const AT_A_TIME = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Searches analysed comments for the brand's custom topics [REV-08]. It stops if the topics change again, because that
 * change starts a separate job.
 */
export const findOwnTopicsJob = defineJob({
  ...findOwnTopicsKind,
  async handle({ app, input: { clientId, topics }, signal }) {
    const db = app.database.ofClient<CommunicationTables>(clientId);
    // 45 MB of word lists, loaded only by processes that need them.
    const { analyzeReview } = await import('../analysis/analyze-review.ts');
    const breather = new EventLoopYielder();
    for (let after = FIRST; ; ) {
      signal.throwIfAborted();
      const brand = await app.ports.call(findBrand, { clientId }, { db, app });
      const { settings } = await readSettings({ db }, clientId);
      if (!brand || brand.archived || topicsFingerprint(settings.topics) !== topics) return;
      const ownTopics = settings.topics.map(({ key, words }) => ({ topic: key, words }));
      const rows = await readAnalysed({ db }, clientId, after);
      const analysed: Analysed[] = [];
      for (const row of rows) {
        await breather.pause();
        try {
          const { comment, grade } = row;
          analysed.push({ row, analysis: analyzeReview({ comment, grade, ownTopics }) });
        } catch (error) {
          app.log.error({ error, reviewId: row.id }, 'a review could not be analysed');
        }
      }
      await storeChanged({ db }, clientId, analysed);
      const last = rows.at(-1);
      if (!last || rows.length < AT_A_TIME) return;
      after = last.id;
    }
  },
});

function readAnalysed({ db }: Context, clientId: string, after: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('communication.reviews')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '>', after)
    .where('has_comment', '=', true)
    .where('analysed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute();
}

/** Writes only changed topics, and only of reviews that have not changed since they were read. */
async function storeChanged(
  { db }: Context,
  clientId: string,
  analysed: readonly Analysed[],
): Promise<void> {
  const ids = analysed.map(({ row }) => row.id);
  const { rows } = await sql<{ id: string; found: unknown }>`
    select review_id as id, jsonb_agg(jsonb_build_array(topic, sentiment, ranges, words) order by topic collate "C") as found
    from communication.review_topics
    where client_id = ${clientId} and review_id = any (${ids}::uuid[]) group by review_id`.execute(
    db,
  );
  const stored = new Map(rows.map(({ id, found }) => [id, JSON.stringify(found)]));
  const changed = analysed.filter((one) => {
    const found = topicColumns(clientId, one).map((column) => [
      column.topic,
      column.sentiment,
      column.ranges,
      column.words,
    ]);
    found.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
    return JSON.stringify(found) !== (stored.get(one.row.id) ?? '[]');
  });
  if (changed.length === 0) return;
  await retryDeadlocks(() =>
    db.transaction().execute(async (tx) => {
      const { rows: locked } = await sql<{ id: string; version: number }>`
        select id, version from communication.reviews
        where client_id = ${clientId} and id = any (${changed.map(({ row }) => row.id)}::uuid[])
          and analysed_at is not null
        order by id for update`.execute(tx);
      const versions = new Map(locked.map(({ id, version }) => [id, version]));
      const current = changed.filter(({ row }) => versions.get(row.id) === row.version);
      if (current.length > 0) await storeTopics({ db: tx }, clientId, current);
    }),
  );
}
