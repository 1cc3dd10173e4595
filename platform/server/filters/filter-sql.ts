import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Condition, ConditionOn } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import { conditionSql } from './condition-sql.ts';

/** SQL for each filter field: a column, or a function that builds the condition. */
export type FilterColumns<Fields extends FilterFields> = {
  [Name in keyof Fields & string]:
    | RawBuilder<unknown>
    | ((condition: ConditionOn<Fields, Name>) => RawBuilder<SqlBool>);
};

export interface FilterRules<Fields extends FilterFields, View extends string> {
  columns: FilterColumns<Fields>;
  /** Undefined for a view without a condition. */
  views: Record<View, RawBuilder<SqlBool> | undefined>;
  words: (words: string) => RawBuilder<SqlBool>;
}

/**
 * The same filter for list, count, bulk change and export. The module adds the condition on the owner of the records.
 */
export function filterSql<Fields extends FilterFields, View extends string>(
  { fields }: { fields: Fields },
  rules: FilterRules<Fields, View>,
  filter: ListFilter<Fields, View>,
): RawBuilder<SqlBool> {
  const asked = [
    rules.views[filter.view],
    filter.q ? rules.words(filter.q) : undefined,
    ...filter.groups.map(({ match, filters }) =>
      filters.length > 0
        ? sql<SqlBool>`(${sql.join(
            filters.map((condition) => fitsOne(fields, rules.columns, condition)),
            match === 'all' ? sql` and ` : sql` or `,
          )})`
        : undefined,
    ),
  ].filter((condition) => condition !== undefined);
  return asked.length > 0 ? sql<SqlBool>`${sql.join(asked, sql` and `)}` : sql<SqlBool>`true`;
}

function fitsOne<Fields extends FilterFields>(
  fields: Fields,
  columns: FilterColumns<Fields>,
  condition: Condition<Fields>,
): RawBuilder<SqlBool> {
  const name = condition.field as keyof Fields & string;
  const column = columns[name];
  const kind = fields[name]?.kind;
  if (!kind) throw new Error(`no field ${name}: the contract lets none through`);
  if (typeof column === 'function') return column(condition as ConditionOn<Fields, typeof name>);
  // The kind of a field gives the shape of its conditions, which the contract has checked.
  const ask = conditionSql[kind] as (
    column: RawBuilder<unknown>,
    condition: object,
  ) => RawBuilder<SqlBool>;
  return ask(column, condition);
}
