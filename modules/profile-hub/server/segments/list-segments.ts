import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type ListedSegment,
  type Segment,
  type SegmentSort,
  type SegmentView,
  segmentList,
} from '#modules/profile-hub/contract/segment.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { countViews } from '#platform/server/lists/count-views.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { findViewsMentioning } from '#platform/server/views/module-views.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { namedSegments } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';
import type { RuleContext } from './rule-sql.ts';

/** Client, brand and user that read segments. */
export interface SegmentReader {
  clientId: string;
  brandId: string;
  userId: string;
}

/** Columns of `profile_hub.segments as segment`. */
const segmentColumns = sql`segment.id, segment.name, segment.kind, segment.rules, segment.saved,
  segment.created_at, segment.updated_at, segment.version`;

export interface SegmentRow {
  id: string;
  name: string;
  kind: 'live' | 'static';
  rules: RuleGroup;
  saved: boolean;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** A temporary segment is visible only to its creator. */
export function isVisibleSql({ clientId, userId }: Omit<SegmentReader, 'brandId'>) {
  return sql<SqlBool>`segment.client_id = ${clientId} and segment.deleted_at is null
    and (segment.saved or segment.made_by = ${userId})`;
}

function toSegment(row: SegmentRow, brandId: string): Segment {
  return {
    id: row.id,
    brand_id: brandId,
    name: row.name,
    kind: row.kind,
    rules: row.rules,
    saved: row.saved,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Uses of segments in other saved segments and in views. Private views of other users are not named. */
export async function segmentUses(
  { db }: Pick<Context, 'db'>,
  { segments }: Pick<RuleContext, 'segments'>,
  { clientId, userId, ids }: { clientId: string; userId: string; ids: readonly string[] },
): Promise<Map<string, { names: string[]; views: number }>> {
  const views = await findViewsMentioning({ db }, { clientId, userId, texts: ids });
  const saved = segments.filter((segment) => segment.saved);
  return new Map(
    ids.map((id) => {
      const inSegments = saved.filter(({ rules }) => namedSegments(rules).includes(id));
      const inViews = views.filter(({ search }) => search.includes(id));
      const names = [
        ...inSegments.map(({ name }) => name),
        ...inViews.flatMap(({ name }) => (name === null ? [] : [name])),
      ];
      return [id, { names, views: inViews.length }];
    }),
  );
}

export async function readSegment(
  { db }: Pick<Context, 'db'>,
  reader: SegmentReader,
  id: string,
): Promise<Segment> {
  const { rows } = await sql<SegmentRow>`
    select ${segmentColumns} from profile_hub.segments as segment
    where ${isVisibleSql(reader)} and segment.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return toSegment(row, reader.brandId);
}

/** A segment with its uses. */
export async function readUsedSegment(
  { db }: Pick<Context, 'db'>,
  reader: SegmentReader,
  id: string,
): Promise<ListedSegment> {
  const segment = await readSegment({ db }, reader, id);
  const { clientId, userId } = reader;
  const context = await ruleContext({ db }, clientId);
  const uses = await segmentUses({ db }, context, { clientId, userId, ids: [id] });
  return { ...segment, usedIn: uses.get(id)?.names ?? [] };
}

type SegmentQuery = ListQuestion<typeof segmentList.fields, SegmentView, SegmentSort>;

/** A page of the segments visible to a user, with their uses. */
export async function listSegments(
  { db }: Pick<Context, 'db'>,
  reader: SegmentReader,
  query: SegmentQuery,
): Promise<{ items: ListedSegment[]; total: number; views: Record<SegmentView, number> }> {
  const { rows, total } = await readPage<SegmentRow>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: true,
      from: sql`profile_hub.segments as segment`,
      key: sql`segment.client_id, segment.id`,
      fits: fitsSql(reader, query),
      order: sortBy(SORTS, query, sql`segment.id`),
      columns: segmentColumns,
      joins: sql`join profile_hub.segments as segment
        on segment.client_id = page.client_id and segment.id = page.id`,
    },
  );
  const { clientId, userId, brandId } = reader;
  const ids = rows.map(({ id }) => id);
  const context = await ruleContext({ db }, clientId);
  const uses = await segmentUses({ db }, context, { clientId, userId, ids });
  const items = rows.map((row) => ({
    ...toSegment(row, brandId),
    usedIn: uses.get(row.id)?.names ?? [],
  }));
  const views = await countViews(
    { db },
    {
      views: RULES.views,
      from: sql`profile_hub.segments as segment`,
      within: isVisibleSql(reader),
    },
  );
  return { items, total, views };
}

function fitsSql(reader: SegmentReader, query: SegmentQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isVisibleSql(reader)} and ${filterSql(segmentList, RULES, query)}`;
}

const RULES: FilterRules<typeof segmentList.fields, SegmentView> = {
  columns: {
    name: sql`segment.name`,
    kind: sql`segment.kind`,
    updated: sql`segment.updated_at`,
  },
  views: {
    all: sql<SqlBool>`segment.saved`,
    live: sql<SqlBool>`segment.saved and segment.kind = 'live'`,
    static: sql<SqlBool>`segment.saved and segment.kind = 'static'`,
    temporary: sql<SqlBool>`not segment.saved`,
  },
  search: (words) => matchWords('segment.name_key', words),
};

const SORTS: SortColumns<SegmentSort> = {
  name: sql`segment.name_key`,
  kind: sql`segment.kind`,
  updatedAt: sql`segment.updated_at`,
};

/** Searches saved segments by name, for the header search. */
export const searchSegments: SearchSource = {
  kind: 'segments',
  menu: 'profilehub/contacts',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { rows } = await sql<{ id: string; name: string; total: number }>`
      select segment.id, segment.name, count(*) over () as total
      from profile_hub.segments as segment
      where segment.client_id = ${clientId} and segment.saved and segment.deleted_at is null
        and ${matchWords('segment.name_key', words)}
      order by segment.name_key, segment.id limit ${limit}`.execute(db as Db<ProfileHubTables>);
    return {
      total: rows[0]?.total ?? 0,
      hits: rows.map(({ id, name }) => ({
        id,
        path: `profilehub/contacts/segments/${id}`,
        title: name,
        meta: '',
      })),
    };
  },
};
