import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ruleValues } from '#modules/profile-hub/contract/rule-fault.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import type { ContactCondition } from './contact-condition.ts';

export function numberRule(rule: RuleFilter, column: RawBuilder<unknown>): ContactCondition {
  const [first, last] = ruleValues(rule).map((value) => sql`${value}::numeric`);
  switch (rule.operator) {
    case 'atLeast':
      return sql<SqlBool>`${column} >= ${first}`;
    case 'atMost':
      return sql<SqlBool>`${column} <= ${first}`;
    case 'between':
      return sql<SqlBool>`${column} between ${first} and ${last}`;
    default:
      return sql<SqlBool>`${column} = ${first}`;
  }
}
