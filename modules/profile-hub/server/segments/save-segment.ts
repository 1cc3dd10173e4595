import { sql } from 'kysely';
import { SEGMENTS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import {
  type NewSegment,
  newSegmentSchema,
  type SegmentChanges,
  segmentNameTaken,
  tooManySegments,
} from '#modules/profile-hub/contract/segment.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { notFound } from '#platform/contract/problems.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { checkRules } from './check-rules.ts';
import { checkNested } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';

/**
 * Serialises changes of rules, names and saved state until commit. Otherwise two concurrent changes could create a
 * cycle that neither detects.
 */
export async function lockSegments({ db }: Pick<Context, 'db'>, clientId: string): Promise<void> {
  await lockForClient({ db }, clientId, 'profile_hub.segments');
}

/** Throws if the rules cannot be saved. The caller holds `lockSegments`. */
export async function checkSegmentRules(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  segment: { id: string; name: string; rules: RuleGroup },
): Promise<void> {
  const context = await ruleContext({ db }, clientId);
  checkRules(segment.rules, context);
  checkNested(
    segment,
    context.segments.filter(({ id }) => id !== segment.id),
  );
}

/** Creates a saved or temporary segment and returns its id [PH-03]. */
export async function createSegment(
  { db }: Context,
  { clientId, userId }: { clientId: string; userId: string | null },
  given: NewSegment,
): Promise<string> {
  const { kind, rules, saved, name: wanted } = newSegmentSchema.parse(given);
  await lockSegments({ db }, clientId);
  await requireRoom({ db }, clientId, { saved, userId });
  const id = uuidV7();
  const name = saved ? (wanted ?? '') : await temporaryName({ db });
  await checkSegmentRules({ db }, clientId, { id, name, rules });
  await constraintProblem({ segments_name: () => segmentNameTaken({ name }) }, () =>
    db
      .insertInto('profile_hub.segments')
      .values({
        client_id: clientId,
        id,
        name,
        kind,
        rules: JSON.stringify(rules),
        saved,
        made_by: userId,
      })
      .execute(),
  );
  return id;
}

/** Limits saved segments per client and temporary ones per user. */
export async function requireRoom(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { saved, userId }: { saved: boolean; userId: string | null },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.segments
    where client_id = ${clientId} and deleted_at is null and saved = ${saved}
      and (saved or made_by is not distinct from ${userId})`.execute(db);
  if ((rows[0]?.count ?? 0) >= SEGMENTS_LIMIT) throw tooManySegments({ limit: SEGMENTS_LIMIT });
}

/** temp-15112026: dated by the client's day. */
async function temporaryName({ db }: Pick<Context, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select 'temp-' || to_char(now() at time zone ${clientZone}, 'DDMMYYYY') as name`.execute(db);
  return rows[0]?.name ?? 'temp';
}

/**
 * Changes the given fields, unless the segment changed since it was read; naming a temporary segment saves it [PH-03].
 */
export async function updateSegment(
  { db, app }: Context,
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
  const stored = await lockVersioned({ db, app }, read);
  const isNamedNow = saved === true && !stored.saved;
  if (isNamedNow && name === undefined)
    throw invalidInput([{ field: 'body.name', code: 'required' }]);
  if (isNamedNow) await requireRoom({ db }, clientId, { saved: true, userId });
  const next = { id, name: name ?? stored.name, rules: rules ?? stored.rules };
  if (rules) await checkSegmentRules({ db }, clientId, next);
  const isSaved = stored.saved || isNamedNow;
  await constraintProblem({ segments_name: () => segmentNameTaken({ name: next.name }) }, () =>
    updateVersioned({ db, app }, read, {
      // An unnamed segment retains its generated name.
      name: isSaved ? next.name : undefined,
      rules: rules && JSON.stringify(rules),
      saved: isSaved,
    }),
  );
}

/** 404 for another user's temporary segment, so that ids cannot be probed. */
export async function requireVisible(
  { db }: Pick<Context, 'db'>,
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

/** Returns the number of contacts that were really added or removed. */
export async function writeMembers(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  { action, ids }: { action: 'add' | 'remove'; ids: readonly string[] },
): Promise<number> {
  const { rows } = await (action === 'add'
    ? sql`
        insert into profile_hub.segment_members (client_id, segment_id, contact_id)
        select ${clientId}, ${id}::uuid, contact_id from unnest(${ids}::text[]) as contact_id
        on conflict do nothing returning contact_id`
    : sql`
        delete from profile_hub.segment_members
        where client_id = ${clientId} and segment_id = ${id} and contact_id = any (${ids}::text[])
        returning contact_id`
  ).execute(db);
  return rows.length;
}
