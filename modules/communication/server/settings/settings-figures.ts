import { sql } from 'kysely';
import type { ReplyRule } from '#modules/communication/contract/replies/reply-settings.ts';
import type { ReviewOrigin, Sentiment } from '#modules/communication/contract/reviews/review.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import { ruleFits } from '../replies/decide-reply.ts';
import { isBlank } from '../replies/draft-reply.ts';
import type { Context } from '../tables.ts';

/** For brands with more reviews in a month, only the newest are counted. */
const COUNTED_REVIEWS = 2_000;
/** Maximum characters of a comment that rules read. */
const READ_CHARACTERS = 10_000;

interface CountedReview {
  origin: ReviewOrigin;
  locationId: string | null;
  grade: number;
  comment: string;
  sentiment: Sentiment;
  topics: { topic: string }[];
}

/**
 * How many of last month's reviews each rule would have decided [REV-07]. The first active matching rule counts; inactive
 * rules are counted as if they were active.
 */
export async function countRuleMatches(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rules: readonly ReplyRule[],
): Promise<{ reviews: number; isSample: boolean; rules: { id: string; reviews: number }[] }> {
  const reviews = await readLastMonth({ db }, clientId);
  const counted = reviews.slice(0, COUNTED_REVIEWS);
  const counts = new Map(rules.map(({ id }) => [id, 0]));
  const breather = new EventLoopYielder();
  for (const review of counted) {
    await breather.pause();
    const conditioned = { ...review, isBlank: isBlank(review) };
    for (const rule of rules) {
      if (!ruleFits(rule, conditioned)) continue;
      counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
      if (rule.active) break;
    }
  }
  return {
    reviews: counted.length,
    isSample: reviews.length > counted.length,
    rules: [...counts].map(([id, count]) => ({ id, reviews: count })),
  };
}

async function readLastMonth(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<CountedReview[]> {
  const { rows } = await sql<CountedReview>`
    select origin, location_id as "locationId", grade, left(comment, ${READ_CHARACTERS}) as comment, sentiment,
      (select coalesce(jsonb_agg(jsonb_build_object('topic', topic.topic)), '[]')
        from communication.review_topics as topic
        where topic.client_id = ${clientId} and topic.review_id = review.id) as topics
    from communication.reviews as review
    where client_id = ${clientId} and deleted_at is null and written_at > now() - interval '30 days'
    order by written_at desc limit ${COUNTED_REVIEWS + 1}`.execute(db);
  return rows;
}

const DAYS = 30;

/** Distribution of scores of the bot's replies last month, for the two thresholds [REV-06]. */
export async function scoreHistogram({ db }: Pick<Context, 'db'>, clientId: string) {
  const to = new Date();
  const from = new Date(to.getTime() - DAYS * 86_400_000);
  const { rows } = await sql<{
    score: number | null;
    replies: number;
    sent: number;
    sentByBot: number;
  }>`
    select score, count(*) as replies,
      count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'sent' and sent_by is null and score is not null) as "sentByBot"
    from communication.replies
    where client_id = ${clientId} and written_at > ${from} and written_at <= ${to}
    group by score order by score`.execute(db);
  // Replies by users or from the source have no score.
  const scores = rows.flatMap(({ score, replies }) => (score === null ? [] : [{ score, replies }]));
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    scores,
    sent: rows.reduce((sum, { sent }) => sum + sent, 0),
    sentByBot: rows.reduce((sum, { sentByBot }) => sum + sentByBot, 0),
    total: scores.reduce((sum, { replies }) => sum + replies, 0),
  };
}
