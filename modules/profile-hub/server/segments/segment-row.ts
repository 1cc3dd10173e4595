import { type SqlBool, sql } from 'kysely';
import type { Segment } from '#modules/profile-hub/contract/segment.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';

/** Client, brand and user that read segments. */
export interface SegmentReader {
  clientId: string;
  brandId: string;
  userId: string;
}

/** Columns of `profile_hub.segments as segment`. */
export const segmentColumns = sql`segment.id, segment.name, segment.kind, segment.rules, segment.saved,
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

export function toSegment(row: SegmentRow, brandId: string): Segment {
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
