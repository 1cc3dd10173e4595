import { sql } from 'kysely';
import type { getLocationTopicsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { LOCATION_RATING, LOCATION_REVIEWS } from '../reviews/review-months.ts';
import { type AnalysisContext, type AnalysisScope, fitsScope } from './analysis-scope.ts';
import { locationNames } from './read-topic.ts';

type LocationTopics = CallOutput<typeof getLocationTopicsCall>;
type Row = Omit<LocationTopics['items'][number], 'name' | 'best' | 'worst'> & { total: number };

const PAGE_SIZE = 50;
/** Minimum number of mentions for a topic to be highlighted. */
const STANDS_OUT = 3;

/** Locations by how many reviews they have, with what their comments praise and complain about most. */
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
    group by location_id, topic, sentiment having count(*) >= ${STANDS_OUT}
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
