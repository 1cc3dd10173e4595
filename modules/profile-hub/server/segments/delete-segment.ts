import { sql } from 'kysely';
import {
  segmentInOthersView,
  segmentInUse,
  segmentNameTaken,
} from '#modules/profile-hub/contract/segment.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { notFound } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import type { Context } from '../tables.ts';
import { segmentUses } from './list-segments.ts';
import { ruleContext } from './rule-context.ts';
import { checkSegmentRules, lockSegments, requireRoom, requireVisible } from './save-segment.ts';

interface Which {
  clientId: string;
  userId: string;
  id: string;
}

/** Deletes an unused segment; it can be restored for some days until a job deletes it permanently. */
export async function deleteSegment(
  { db }: Pick<Context, 'db'>,
  { clientId, userId, id }: Which,
): Promise<void> {
  await lockSegments({ db }, clientId);
  await requireVisible({ db }, { clientId, userId, id });
  const context = await ruleContext({ db }, clientId);
  const use = (await segmentUses({ db }, context, { clientId, userId, ids: [id] })).get(id);
  if (use && use.names.length > 0) throw segmentInUse({ where: use.names.join(', ') });
  if (use && use.views > 0) throw segmentInOthersView();
  await sql`
    update profile_hub.segments set deleted_at = now(), updated_at = now(), version = version + 1
    where client_id = ${clientId} and id = ${id}`.execute(db);
}

/** Restores a deleted segment, unless its name is in use again. */
export async function restoreSegment(
  { db }: Pick<Context, 'db'>,
  { clientId, userId, id }: Which,
): Promise<void> {
  await lockSegments({ db }, clientId);
  const { rows } = await sql<{ name: string; rules: RuleGroup; saved: boolean }>`
    select name, rules, saved from profile_hub.segments
    where client_id = ${clientId} and id = ${id} and deleted_at is not null
      and (saved or made_by = ${userId})`.execute(db);
  const [gone] = rows;
  if (!gone) throw notFound();
  const { name, rules, saved } = gone;
  await requireRoom({ db }, clientId, { saved, userId });
  // Segments that it refers to may be deleted or changed since.
  await checkSegmentRules({ db }, clientId, { id, name, rules });
  await constraintProblem({ segments_name: () => segmentNameTaken({ name }) }, () =>
    sql`
      update profile_hub.segments set deleted_at = null, updated_at = now(), version = version + 1
      where client_id = ${clientId} and id = ${id}`.execute(db),
  );
}
