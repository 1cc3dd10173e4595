import type { SegmentChanges } from '#modules/profile-hub/contract/segment.ts';
import { segmentNameTaken } from '#modules/profile-hub/contract/segment-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkSegmentRules, lockSegments } from './check-segment-rules.ts';
import { requireRoom } from './create-segment.ts';

/**
 * Changes the given fields, unless the segment changed since it was read; naming a temporary segment saves it [PH-03].
 */
export async function updateSegment(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, userId, id }: { clientId: string; userId: string; id: string },
  { version, name, rules, saved }: SegmentChanges,
): Promise<void> {
  await lockSegments({ db }, clientId);
  const read = {
    table: 'profile_hub.segments',
    key: { client_id: clientId, id },
    version,
  } as const;
  await requireVisible({ db }, { clientId, userId, id });
  const kept = await lockVersioned({ db, app }, read);
  const isNamedNow = saved === true && !kept.saved;
  if (isNamedNow && name === undefined)
    throw invalidInput([{ field: 'body.name', code: 'required' }]);
  if (isNamedNow) await requireRoom({ db }, clientId, { saved: true, userId });
  const next = { id, name: name ?? kept.name, rules: rules ?? kept.rules };
  if (rules) await checkSegmentRules({ db }, clientId, next);
  const isSaved = kept.saved || isNamedNow;
  await constraintProblem({ segments_name: () => segmentNameTaken({ name: next.name }) }, () =>
    updateVersioned({ db, app }, read, {
      // An unnamed segment retains its generated name.
      name: isSaved ? next.name : undefined,
      rules: rules && JSON.stringify(rules),
      saved: isSaved,
    }),
  );
}

/** Also 404 for another user's temporary segment: ids must not be probeable. */
export async function requireVisible(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, userId, id }: { clientId: string; userId: string; id: string },
): Promise<{ kind: 'live' | 'static'; saved: boolean; name: string }> {
  const found = await db
    .selectFrom('profile_hub.segments')
    .select(['kind', 'saved', 'name', 'made_by'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found || (!found.saved && found.made_by !== userId)) throw notFound();
  return found;
}
