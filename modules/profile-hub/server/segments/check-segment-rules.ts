import { sql } from 'kysely';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkRules } from './check-rules.ts';
import { checkNested } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';

/**
 * Serialises changes of rules, names and saved state until commit. Otherwise two concurrent changes could create a
 * cycle that neither detects.
 */
export async function lockSegments(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<void> {
  const name = `profile_hub.segments ${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Throws if the rules cannot be saved. The caller holds `lockSegments`. */
export async function checkSegmentRules(
  { db }: { db: Db<ProfileHubTables> },
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
