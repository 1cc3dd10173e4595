import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { GROUP_LETTERS } from '../database/letter-groups.ts';
import { likePattern } from '../database/like-pattern.ts';
import { conditionSql } from './condition-sql.ts';

/**
 * Text condition on a field that is part of its table's search text. The trigram index returns the few rows that
 * contain the text anywhere, and only these are compared. A text of one or two letters scans all rows. See
 * trigram-index.ts for the reason.
 */
export function clientTextSql(table: { name: string; alias: string }, column: RawBuilder<unknown>) {
  const [schema = '', name = ''] = table.name.split('.');
  return (condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> => {
    const fits = conditionSql.text(column, condition);
    if (condition.value.length < GROUP_LETTERS) return fits;
    const anywhere = likePattern(condition.value, 'contains');
    return sql<SqlBool>`(${sql.ref(`${table.alias}.id`)} in (
      select ${sql.id(schema, `${name}_fitting`)}(array[platform.fold(${anywhere})])) and ${fits})`;
  };
}
