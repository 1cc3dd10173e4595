import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import { GROUP_LETTERS } from '../database/letter-groups.ts';
import { likePattern } from '../database/like-pattern.ts';
import { conditionSql } from './condition-sql.ts';

/**
 * Text in one field that also stands in the words its table is searched by: the index of letter groups names the few
 * rows that hold the text anywhere, and only these are looked at; a text of one or two letters is looked for in every row.
 * See trigram-index.ts for the reason.
 */
export function textOfClientSql(
  table: { name: string; alias: string },
  column: RawBuilder<unknown>,
) {
  const [schema = '', name = ''] = table.name.split('.');
  return (condition: ConditionOfKind<'text'>): RawBuilder<SqlBool> => {
    const fits = conditionSql.text(column, condition);
    if (condition.value.length < GROUP_LETTERS) return fits;
    const anywhere = likePattern(condition.value, 'contains');
    return sql<SqlBool>`(${sql.ref(`${table.alias}.id`)} in (
      select ${sql.id(schema, `${name}_fitting`)}(array[platform.fold(${anywhere})])) and ${fits})`;
  };
}
