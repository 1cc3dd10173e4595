import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { type AuditFilter, auditList } from '#platform/contract/operations/audit-list.ts';
import { matchWords } from '../database/match-words.ts';
import { conditionSql } from '../filters/condition-sql.ts';
import { filterSql } from '../filters/filter-sql.ts';

/** User IDs by search text. The log stores no names. */
export type UsersMeant = ReadonlyMap<string, readonly string[]>;

/** The same judgement for a page of the log and its count. */
export function auditFilterSql(filter: AuditFilter, meant: UsersMeant): RawBuilder<SqlBool> {
  return filterSql(
    auditList,
    {
      columns: {
        client: sql`client_id`,
        user: ({ value }) => {
          const ids = meant.get(value) ?? [];
          return sql<SqlBool>`(user_id = any (${ids}::uuid[]) or by_user_id = any (${ids}::uuid[]))`;
        },
        kind: sql`record`,
        action: sql`action`,
        period: sql`at`,
        record: (condition) => fitsKey(sql`record_id`, condition),
        request: (condition) => fitsKey(sql`request_id`, condition),
      },
      views: { all: undefined },
      words: (words) => matchWords(sql<string>`platform.fold(label)`, words),
    },
    filter,
  );
}

/** A whole key is found by its index. */
function fitsKey(
  column: RawBuilder<unknown>,
  condition: ConditionOfKind<'text'>,
): RawBuilder<SqlBool> {
  return condition.operator === 'equals'
    ? sql<SqlBool>`${column} = ${condition.value}`
    : conditionSql.text(column, condition);
}
