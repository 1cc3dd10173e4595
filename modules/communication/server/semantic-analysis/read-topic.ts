import { sql } from 'kysely';
import type {
  getLocationTopicsCall,
  getTopicCall,
  getTopicWordsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { LOCATION_RATING, LOCATION_REVIEWS } from '../reviews/review-figures.ts';
import {
  type AnalysisContext,
  type AnalysisScope,
  fitsScope,
  isWholeBrand,
} from './analysis-scope.ts';

type Topic = CallOutput<typeof getTopicCall>;
type TopicWordsOutput = CallOutput<typeof getTopicWordsCall>;
type Sentiments = Pick<Topic['months'][number], 'positive' | 'neutral' | 'negative'>;

const LOCATIONS = 50;
const TOPIC_WORD_LIMIT = 24;
const WORD_LIMIT = 200;

const sentiments = (mentions: string) =>
  sql.raw(
    [
      ['positive', 'PO'],
      ['neutral', 'NE'],
      ['negative', 'NG'],
    ]
      .map(
        ([name, code]) =>
          `coalesce(sum(${mentions}) filter (where sentiment = '${code}'), 0)::int as ${name}`,
      )
      .join(', '),
  );

/** One topic by month and location, and the words in which comments mention it [REV-08]. */
export async function readTopic(
  { db, app }: AnalysisContext,
  scope: AnalysisScope,
  topic: string,
): Promise<Topic> {
  const whole = isWholeBrand(scope);
  const months = await sql<{ month: string } & Sentiments>`
    select to_char(month, 'YYYY-MM') as month, ${sentiments(whole ? 'mentions' : '1')}
    from ${whole ? sql`communication.topic_months` : sql`communication.review_topics`}
    where ${fitsScope(scope)} and topic = ${topic} group by month`.execute(db);
  const locations = await sql<{ id: string | null; mentions: number } & Sentiments>`
    select location_id as id, count(*)::int as mentions, ${sentiments('1')}
    from communication.review_topics where ${fitsScope(scope)} and topic = ${topic}
    group by location_id order by mentions desc, location_id limit ${LOCATIONS}`.execute(db);
  const names = await locationNames({ db, app }, scope.clientId, locations.rows);
  const byMonth = new Map(months.rows.map((row) => [row.month, row]));
  return {
    topic,
    months: scope.months.map(
      (month) => byMonth.get(month) ?? { month, positive: 0, neutral: 0, negative: 0 },
    ),
    locations: locations.rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' })),
    words: (await readTopicWords({ db }, scope, { topic, limit: TOPIC_WORD_LIMIT })).items,
  };
}

/** The words of all topics, most mentions first. */
export async function readTopicWords(
  { db }: Pick<AnalysisContext, 'db'>,
  scope: AnalysisScope,
  { topic, limit = WORD_LIMIT }: { topic?: string; limit?: number } = {},
): Promise<TopicWordsOutput> {
  const ofTopic = topic === undefined ? sql`` : sql`and topic = ${topic}`;
  const counted = isWholeBrand(scope)
    ? sql`select word, topic, sum(mentions)::int as mentions from communication.topic_words
        where ${fitsScope(scope)} ${ofTopic} group by word, topic`
    : sql`select word, topic, count(*)::int as mentions
        from communication.review_topics cross join lateral unnest(words) as word
        where ${fitsScope(scope)} ${ofTopic} group by word, topic`;
  const { rows } = await sql<TopicWordsOutput['items'][number] & { total: number }>`
    select word, topic, mentions, count(*) over ()::int as total from (${counted}) as counted
    where mentions > 0 order by mentions desc, word limit ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ word, topic: of, mentions }) => ({ word, topic: of, mentions })),
  };
}

async function locationNames(
  { db, app }: AnalysisContext,
  clientId: string,
  rows: readonly { id: string | null }[],
): Promise<Map<string | null, string>> {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  return new Map(places.map(({ id, name }) => [id, name]));
}

type LocationTopics = CallOutput<typeof getLocationTopicsCall>;
type Row = Omit<LocationTopics['items'][number], 'name' | 'best' | 'worst'> & { total: number };

const PAGE_SIZE = 50;
/** Minimum number of mentions for a topic to be highlighted. */
const HIGHLIGHT_MENTIONS = 3;

/** Locations by number of reviews, with their most praised and most criticised topics. */
export async function readLocationTopics(
  { db, app }: AnalysisContext,
  scope: AnalysisScope,
  page: number,
): Promise<LocationTopics> {
  const { rows } = await sql<Row>`
    select location_id as id, sum(${LOCATION_REVIEWS})::int as reviews, round(${LOCATION_RATING}, 2)::float as rating,
      sum(positive)::int as positive, sum(neutral)::int as neutral, sum(negative)::int as negative,
      count(*) over ()::int as total
    from communication.location_months where ${fitsScope(scope)}
    group by location_id having sum(${LOCATION_REVIEWS}) > 0 order by reviews desc, location_id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const topics = await sql<{
    id: string | null;
    topic: string;
    sentiment: string;
    mentions: number;
  }>`
    select location_id as id, topic, sentiment, count(*)::int as mentions
    from communication.review_topics
    where ${fitsScope(scope)} and (location_id = any(${ids.filter((id) => id !== null)}::uuid[])
      ${ids.includes(null) ? sql`or location_id is null` : sql``})
      and sentiment <> 'NE'
    group by location_id, topic, sentiment having count(*) >= ${HIGHLIGHT_MENTIONS}
    order by mentions desc, topic`.execute(db);
  const names = await locationNames({ db, app }, scope.clientId, rows);
  const most = (of: string | null, wanted: string) =>
    topics.rows.find(({ id, sentiment }) => id === of && sentiment === wanted)?.topic ?? null;
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...row }) => ({
      ...row,
      name: names.get(row.id) ?? '',
      best: most(row.id, 'PO'),
      worst: most(row.id, 'NG'),
    })),
  };
}
