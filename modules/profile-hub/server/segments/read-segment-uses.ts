import { sql } from 'kysely';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { EXPORTS_NAMED, type getSegmentUsesCall } from '#modules/profile-hub/contract/segments.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { findViewsMentioning } from '#platform/server/views/module-views.ts';
import type { Context } from '../tables.ts';
import { isVisibleSql, readSegment, type SegmentReader } from './list-segments.ts';
import { namedSegments } from './nested-segments.ts';

type Uses = CallOutput<typeof getSegmentUsesCall>;

/** Uses of a segment that the user may see, including their own temporary segments [PH-03]. */
export async function readSegmentUses(
  { db }: Pick<Context, 'db'>,
  reader: SegmentReader,
  { id, mayExport }: { id: string; mayExport: boolean },
): Promise<Uses> {
  await readSegment({ db }, reader, id);
  const { clientId, userId } = reader;
  const { rows } = await sql<{ id: string; name: string; saved: boolean; rules: RuleGroup }>`
    select segment.id, segment.name, segment.saved, segment.rules
    from profile_hub.segments as segment where ${isVisibleSql(reader)}
    order by segment.name_key, segment.id`.execute(db);
  const segments = rows
    .filter(({ rules }) => namedSegments(rules).includes(id))
    .map(({ rules: _, ...segment }) => segment);
  const naming = await findViewsMentioning({ db }, { clientId, userId, texts: [id] });
  const views = naming.flatMap(({ name, ...view }) => (name === null ? [] : [{ ...view, name }]));
  const othersViews = naming.length - views.length;
  const exported = mayExport ? await exportsOf({ db }, clientId, id) : { exports: [], total: 0 };
  return {
    total: segments.length + naming.length + exported.total,
    segments,
    views,
    othersViews,
    exports: exported.exports,
    exportsTotal: exported.total,
  };
}

async function exportsOf(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  segmentId: string,
): Promise<{ exports: Uses['exports']; total: number }> {
  const { rows } = await sql<{ id: string; created_at: Date; contacts: number; total: number }>`
    select id, created_at, contacts, count(*) over ()::integer as total
    from profile_hub.exports where client_id = ${clientId} and segment_id = ${segmentId}
    order by created_at desc, id limit ${EXPORTS_NAMED}`.execute(db);
  return {
    exports: rows.map(({ id, created_at, contacts }) => ({
      id,
      at: created_at.toISOString(),
      contacts,
    })),
    total: rows[0]?.total ?? 0,
  };
}
