import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type ListedSegment,
  type SegmentSort,
  type SegmentView,
  segmentList,
} from '#modules/profile-hub/contract/segment-list.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import { type FilterRules, filterSql } from '#platform/server/filters/filter-sql.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import type { ProfileHubTables } from '../tables.ts';
import { ruleContext } from './rule-context.ts';
import {
  isVisibleSql,
  type SegmentReader,
  type SegmentRow,
  segmentColumns,
  toSegment,
} from './segment-row.ts';
import { segmentUses } from './segment-uses.ts';

type Asked = ListQuestion<typeof segmentList.fields, SegmentView, SegmentSort>;

/** A page of the segments visible to a user, with their uses. */
export async function listSegments(
  { db }: { db: Db<ProfileHubTables> },
  reader: SegmentReader,
  asked: Asked,
): Promise<{ items: ListedSegment[]; total: number }> {
  const { rows, total } = await readPage<SegmentRow>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: true,
      from: sql`profile_hub.segments as segment`,
      key: sql`segment.client_id, segment.id`,
      fits: fitsSql(reader, asked),
      order: sortBy(SORTS, asked, sql`segment.id`),
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
  return { items, total };
}

function fitsSql(reader: SegmentReader, asked: Asked): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isVisibleSql(reader)} and ${filterSql(segmentList, RULES, asked)}`;
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
  words: (words) => matchWords('segment.name_key', words),
};

const SORTS: SortColumns<SegmentSort> = {
  name: sql`segment.name_key`,
  kind: sql`segment.kind`,
  updatedAt: sql`segment.updated_at`,
};
