import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import type {
  Condition,
  ConditionOfKind,
  ConditionOn,
  FilterFields,
  FilterGroup,
} from '#platform/contract/lists/filter-condition.ts';
import { GROUP_LETTERS, likePattern } from '../database/word-search.ts';
import {
  daysSpan,
  notSql,
  numberSql,
  oneOfSql,
  toMomentSpan,
  withinSql,
} from './comparison-sql.ts';

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
  search: (searchText: string) => RawBuilder<SqlBool>;
}

/**
 * The same filter for list, count, bulk change and export. The module adds the condition on the owner of the records.
 */
export function filterSql<Fields extends FilterFields, View extends string>(
  { fields }: { fields: Fields },
  rules: FilterRules<Fields, View>,
  filter: ListFilter<Fields, View>,
): RawBuilder<SqlBool> {
  const conditions = [
    rules.views[filter.view],
    filter.q ? rules.search(filter.q) : undefined,
    ...filter.groups.map(({ match, filters }) =>
      filters.length > 0
        ? sql<SqlBool>`(${sql.join(
            filters.map((condition) => fitsOne(fields, rules.columns, condition)),
            match === 'all' ? sql` and ` : sql` or `,
          )})`
        : undefined,
    ),
  ].filter((condition) => condition !== undefined);
  return conditions.length > 0
    ? sql<SqlBool>`${sql.join(conditions, sql` and `)}`
    : sql<SqlBool>`true`;
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
  const toSql = conditionSql[kind] as (
    column: RawBuilder<unknown>,
    condition: object,
  ) => RawBuilder<SqlBool>;
  return toSql(column, condition);
}

type Column = RawBuilder<unknown>;

/** SQL for the conditions of each kind. Modules handle columns that need a different comparison. */
export const conditionSql = {
  /** Ignores case and accents. */
  text: (column: Column, { operator, value }: ConditionOfKind<'text'>) =>
    sql<SqlBool>`platform.fold(${column}) like platform.fold(${likePattern(value, operator)})`,

  choice(column: Column, { operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> {
    const isOne = oneOfSql(column, value);
    return operator === 'any-of' ? isOne : notSql(isOne);
  },

  number: (column: Column, { operator, value }: ConditionOfKind<'number'>) =>
    numberSql(column, operator, typeof value === 'number' ? [value] : value),

  /** Both days are inclusive, in the time zone of the client; in UTC across all clients. */
  date: (column: Column, { value: [first, last] }: ConditionOfKind<'date'>) =>
    withinSql(column, toMomentSpan(daysSpan(first, last))),

  boolean: (column: Column, { value }: ConditionOfKind<'boolean'>) =>
    value ? sql<SqlBool>`${column}` : sql<SqlBool>`(${column}) is not true`,
};

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

/** Whether any condition matches, so that a query joins only the tables it needs. */
export function hasCondition<Fields extends FilterFields>(
  { groups }: { groups: readonly FilterGroup<Fields>[] },
  isMeant: (condition: Condition<Fields>) => boolean,
): boolean {
  return groups.some(({ filters }) => filters.some(isMeant));
}

/** Whether the filter contains a text search, which usually matches few rows. */
export function isSelectiveFilter<Fields extends FilterFields>(
  { fields }: { fields: Fields },
  { q, groups }: { q?: string | undefined; groups: readonly FilterGroup<Fields>[] },
): boolean {
  const isWord = ({ field, value }: Condition<Fields>) =>
    fields[field]?.kind === 'text' && String(value).length >= GROUP_LETTERS;
  return (
    (q?.length ?? 0) >= GROUP_LETTERS ||
    groups.some(({ match, filters }) =>
      match === 'all' ? filters.some(isWord) : filters.length > 0 && filters.every(isWord),
    )
  );
}
