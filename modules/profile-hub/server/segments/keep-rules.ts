import { sql } from 'kysely';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { checkRules } from './check-rules.ts';
import { checkNested } from './nested-segments.ts';
import { ruleContext } from './rule-context.ts';

/**
 * Whoever writes rules, a name or a saved one comes here one after the other, until it is kept: two who name each other's
 * segment at the same moment would close a circle that neither of them sees.
 */
export async function lockSegments(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<void> {
  const name = `profile_hub.segments ${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Refuses rules that cannot be kept. Held: the segments (`lockSegments`). */
export async function checkKeptRules(
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
