import { sql } from 'kysely';
import type { Segment } from '#modules/profile-hub/contract/segment.ts';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
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

export async function readSegment(
  { db }: { db: Db<ProfileHubTables> },
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

/** With the places in which it is used. */
export async function readUsedSegment(
  { db }: { db: Db<ProfileHubTables> },
  reader: SegmentReader,
  id: string,
): Promise<ListedSegment> {
  const segment = await readSegment({ db }, reader, id);
  const { clientId, userId } = reader;
  const context = await ruleContext({ db }, clientId);
  const uses = await segmentUses({ db }, context, { clientId, userId, ids: [id] });
  return { ...segment, usedIn: uses.get(id)?.names ?? [] };
}
