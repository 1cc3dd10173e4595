import { sql } from 'kysely';
import type { getTopicsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { ownTopicNames } from '../reviews/review-filters.ts';
import {
  type AnalysisContext,
  type AnalysisScope,
  fitsScope,
  isWholeBrand,
  scopeBefore,
} from './analysis-scope.ts';

type Topics = CallOutput<typeof getTopicsCall>;

/** Topics of a period, most mentions first, compared with the previous period [REV-08]. */
export async function readTopics(
  { db }: AnalysisContext,
  scope: AnalysisScope,
  locale: Locale,
): Promise<Topics> {
  const [counted, before, comments, names] = [
    await countTopics({ db }, scope),
    await countTopics({ db }, scopeBefore(scope)),
    await countComments({ db }, scope),
    await ownTopicNames({ db }, scope.clientId, locale),
  ];
  const mentionsBefore = new Map<string, number>();
  for (const { topic, mentions } of before)
    mentionsBefore.set(topic, (mentionsBefore.get(topic) ?? 0) + mentions);
  const topics = new Map<string, Topics['topics'][number]>();
  for (const { topic, month, sentiment, mentions } of counted) {
    const found = topics.get(topic) ?? {
      topic,
      name: names.get(topic) ?? null,
      mentions: 0,
      positive: 0,
      neutral: 0,
      negative: 0,
      months: scope.months.map(() => 0),
      change: null,
    };
    found.mentions += mentions;
    found[SENTIMENT_NAMES[sentiment]] += mentions;
    const at = scope.months.indexOf(month);
    found.months[at] = (found.months[at] ?? 0) + mentions;
    topics.set(topic, found);
  }
  for (const found of topics.values()) {
    const was = mentionsBefore.get(found.topic) ?? 0;
    found.change = was === 0 ? null : found.mentions / was - 1;
  }
  return {
    from: scope.from,
    to: scope.to,
    ...comments,
    topics: [...topics.values()]
      .filter(({ mentions }) => mentions > 0)
      .sort((one, other) => other.mentions - one.mentions || one.topic.localeCompare(other.topic)),
  };
}

const SENTIMENT_NAMES = { PO: 'positive', NE: 'neutral', NG: 'negative' } as const;

interface TopicCount {
  topic: string;
  month: string;
  sentiment: keyof typeof SENTIMENT_NAMES;
  mentions: number;
}

async function countTopics(
  { db }: Pick<AnalysisContext, 'db'>,
  scope: AnalysisScope,
): Promise<TopicCount[]> {
  const [table, mentions] = isWholeBrand(scope)
    ? [sql`communication.topic_months`, sql`sum(mentions)`]
    : [sql`communication.review_topics`, sql`count(*)`];
  const { rows } = await sql<TopicCount>`
    select topic, to_char(month, 'YYYY-MM') as month, sentiment, ${mentions}::int as mentions
    from ${table} where ${fitsScope(scope)} group by topic, month, sentiment`.execute(db);
  return rows;
}

async function countComments(
  { db }: Pick<AnalysisContext, 'db'>,
  scope: AnalysisScope,
): Promise<{ comments: number; languages: number; blank: number }> {
  const [table, reviews] = isWholeBrand(scope)
    ? [sql`communication.sentiment_months`, sql`sum(reviews)`]
    : [sql`communication.reviews`, sql`count(*)`];
  const { rows } = await sql<{ comments: number; languages: number; blank: number }>`
    select coalesce(sum(reviews) filter (where not is_blank), 0)::int as comments,
      count(distinct language) filter (where language <> 'other')::int as languages,
      coalesce(sum(reviews) filter (where is_blank), 0)::int as blank
    from (
      select language, sentiment = 'BL' as is_blank, ${reviews} as reviews
      from ${table} where ${fitsScope(scope)} group by 1, 2
    ) as counted where reviews > 0`.execute(db);
  return rows[0] ?? { comments: 0, languages: 0, blank: 0 };
}
