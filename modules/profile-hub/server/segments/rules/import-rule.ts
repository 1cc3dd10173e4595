import { type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { type Asked, not } from './asked.ts';
import { type Asking, isAmong } from './is-among.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The imports that made or changed a contact, or whoever was merged into it. An import that was undone keeps those who stayed:
 * they are whom somebody looks for then.
 */
export function importRule(rule: RuleFilter, asking: Asking): Asked {
  const { operator } = rule;
  if (operator === 'isEmpty') return not(touchedBy(asking));
  if (operator === 'isNotEmpty') return touchedBy(asking);
  // What is no id is no import, and would be a fault of the database.
  const ids = ruleValues(rule)
    .map(String)
    .filter((id) => UUID.test(id));
  const isTouched = touchedBy(asking, ids);
  return operator === 'isNot' || operator === 'isNoneOf' ? not(isTouched) : isTouched;
}

function touchedBy(asking: Asking, imports?: readonly string[]): Asked {
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
