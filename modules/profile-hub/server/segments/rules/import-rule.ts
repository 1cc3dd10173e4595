import { type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { type ContactCondition, not } from './contact-condition.ts';
import { type ConditionContext, isAmong } from './is-among.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Imports that created or changed a contact or a contact merged into it. Undone imports still match the remaining
 * contacts, because users look for these.
 */
export function importRule(rule: RuleFilter, asking: ConditionContext): ContactCondition {
  const { operator } = rule;
  if (operator === 'isEmpty') return not(touchedBy(asking));
  if (operator === 'isNotEmpty') return touchedBy(asking);
  // Values that are no ids match no import; PostgreSQL would raise an error for them.
  const ids = ruleValues(rule)
    .map(String)
    .filter((id) => UUID.test(id));
  const isTouched = touchedBy(asking, ids);
  return operator === 'isNot' || operator === 'isNoneOf' ? not(isTouched) : isTouched;
}

function touchedBy(asking: ConditionContext, imports?: readonly string[]): ContactCondition {
  const { clientId } = asking;
  const which = imports
    ? sql<SqlBool>`change.import_id = any (${imports}::uuid[])`
    : sql<SqlBool>`true`;
  return isAmong(asking, {
    from: sql`(
      select change.contact_id from profile_hub.import_changes as change
      where change.client_id = ${clientId} and change.touched and ${which}
      union all
      select merged.kept_id from profile_hub.merged_contacts as merged
      join profile_hub.import_changes as change
        on change.client_id = ${clientId} and change.contact_id = merged.gone_id and change.touched
      where merged.client_id = ${clientId} and ${which}) as touched`,
    contact: sql`touched.contact_id`,
    fits: sql<SqlBool>`true`,
  });
}
