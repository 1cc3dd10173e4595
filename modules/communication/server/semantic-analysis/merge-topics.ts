import { sql } from 'kysely';
import { z } from 'zod';
import { TOPIC_WORDS } from '#modules/communication/contract/limits.ts';
import { tooManyTopicWords } from '#modules/communication/contract/problems.ts';
import type {
  OwnTopicSettings,
  ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { readSettings } from '../writing/read-settings.ts';
import type { AnalysisContext } from './analysis-scope.ts';

const BATCH = 1_000;

/** Merges a custom topic into another one. A job moves past mentions [REV-08]. */
export async function mergeTopics(
  { db, app }: AnalysisContext,
  by: { clientId: string; userId: string },
  { version, from, into }: { version: number; from: string; into: string },
): Promise<{ version: number }> {
  const { clientId } = by;
  const { settings } = await readSettings({ db }, clientId);
  const merged = withMergedTopics(settings, from, into);
  await saveSettings({ db, app }, by, { settings: merged, version, rewriteReady: false });
  const uniqueKey = `${from} ${into}`;
  await app.jobs.enqueue(db, moveTopicJob, { clientId, from, into }, { clientId, uniqueKey });
  return { version: (await readSettings({ db }, clientId)).version };
}

/** Moves the mentions of one topic to another, in batches. A review with both keeps the mention of the target topic. */
export const moveTopicJob = defineJob({
  name: 'communication.move-topic',
  input: z.object({ clientId: z.string(), from: z.string(), into: z.string() }),
  expireSeconds: 60 * 60,
  async handle({ app, input: { clientId, from, into }, signal }) {
    const db = app.database.ofClient(clientId);
    for (let moved = BATCH; moved === BATCH && !signal.aborted; ) {
      const { rows } = await sql<{ moved: number }>`
        with taken as (
          delete from communication.review_topics
          where client_id = ${clientId} and topic = ${from} and review_id = any (array(
            select review_id from communication.review_topics
            where client_id = ${clientId} and topic = ${from} order by review_id limit ${BATCH}))
          returning *
        ), given as (
          insert into communication.review_topics
            (client_id, review_id, topic, location_id, origin, written_at, sentiment, ranges, words)
          select client_id, review_id, ${into}, location_id, origin, written_at, sentiment, ranges, words from taken
          on conflict do nothing
        )
        select count(*)::int as moved from taken`.execute(db);
      moved = rows[0]?.moved ?? 0;
    }
  },
});

/** Merges the words. Templates and rules of the merged topic refer to the target topic. */
function withMergedTopics(settings: ReplySettings, from: string, into: string): ReplySettings {
  const merged = settings.topics.find(({ key }) => key === from);
  const target = settings.topics.find(({ key }) => key === into);
  if (!merged || !target || merged === target) throw notFound();
  const words: OwnTopicSettings['words'] = {};
  for (const language of LOCALES) {
    const both = new Set([...(target.words[language] ?? []), ...(merged.words[language] ?? [])]);
    if (both.size > TOPIC_WORDS) throw tooManyTopicWords({ limit: TOPIC_WORDS, language });
    if (both.size > 0) words[language] = [...both];
  }
  const renamed = <Conditioned extends { conditions: { topics: string[] } }>(one: Conditioned) => ({
    ...one,
    conditions: {
      ...one.conditions,
      topics: [...new Set(one.conditions.topics.map((topic) => (topic === from ? into : topic)))],
    },
  });
  return {
    ...settings,
    topics: settings.topics
      .filter((topic) => topic !== merged)
      .map((topic) => (topic === target ? { ...target, words } : topic)),
    templates: settings.templates.map(renamed),
    rules: settings.rules.map(renamed),
  };
}
