import { sql } from 'kysely';
import type { RuleFilter, RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { checkDraftRules } from '../check-rules.ts';
import { checkNested } from '../nested-segments.ts';
import { ruleContext } from '../rule-context.ts';
import { inSegment, ruleSql } from '../rule-sql.ts';
import type { ContactCondition } from '../rules/contact-condition.ts';
import { countQuickly } from './count-quickly.ts';

/** How many each rule fits alone, all in one pass; null for one that is not finished. */
export async function countRules(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  rules: readonly RuleFilter[],
): Promise<{ everybody: number; counts: (number | null)[] }> {
  const context = { ...(await ruleContext({ db }, clientId)), isCounted: true };
  const group: RuleGroup = { condition: 'or', filters: [...rules] };
  checkDraftRules(group, 'body.rules', context);
  checkNested({ id: '', name: '', rules: group }, context.segments);
  const asked = rules.map((rule) => ruleSql(rule, context));
  const [everybody = 0, ...fitting] = await countEach(db, clientId, [
    sql`true`,
    ...asked.map((one) => one ?? sql<boolean>`false`),
  ] as ContactCondition[]);
  return { everybody, counts: asked.map((one, index) => (one ? (fitting[index] ?? 0) : null)) };
}

/** How many contacts each of some segments has; those that are gone are left out. */
export async function countSegments(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  ids: readonly string[],
): Promise<Record<string, number>> {
  const context = { ...(await ruleContext({ db }, clientId)), isCounted: true };
  const known = ids.filter((id) => context.segment(id));
  if (known.length === 0) return {};
  const counts = await db.transaction().execute((tx) =>
    countEach(
      tx,
      clientId,
      known.map((id) => inSegment(id, context)),
    ),
  );
  return Object.fromEntries(known.map((id, index) => [id, counts[index] ?? 0]));
}

async function countEach(
  db: Db<ProfileHubTables>,
  clientId: string,
  asked: readonly ContactCondition[],
): Promise<number[]> {
  await countQuickly(db);
  const counts = asked.map(
    (one, index) => sql`count(*) filter (where ${one}) as ${sql.id(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from profile_hub.contacts as contact
    where contact.client_id = ${clientId}`.execute(db);
  return asked.map((_, index) => rows[0]?.[`c${index}`] ?? 0);
}
