import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { Db } from '#platform/server/database/database.ts';
import { criteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import type { RuleContext } from './rule-sql.ts';

/** Everything that rules of this client can speak of, read once for a question. */
export async function ruleContext(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<RuleContext> {
  const [book, segments] = await Promise.all([
    criteriaBook({ db }, clientId),
    db
      .selectFrom('profile_hub.segments')
      .select(['id', 'kind', 'rules'])
      .where('client_id', '=', clientId)
      .execute(),
  ]);
  const byId = new Map<string, { kind: 'static' } | { kind: 'live'; rules: RuleGroup }>(
    segments.map(({ id, kind, rules }) => [id, kind === 'live' ? { kind, rules } : { kind }]),
  );
  return { clientId, book, segment: (id) => byId.get(id) };
}
