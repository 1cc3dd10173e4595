import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';

/** One of the named, or none at all where `none` is among them. */
export function namedOrNone(
  column: RawBuilder<unknown>,
  none: string,
  isNamed: (values: readonly string[]) => RawBuilder<SqlBool>,
) {
  return ({ operator, value }: ConditionOfKind<'choice'>): RawBuilder<SqlBool> => {
    const named = value.filter((one) => one !== none);
    const any = [
      ...(named.length > 0 ? [isNamed(named)] : []),
      ...(named.length < value.length ? [sql<SqlBool>`${column} is null`] : []),
    ];
    const is = sql<SqlBool>`(${sql.join(any, sql` or `)})`;
    return operator === 'any-of' ? is : sql<SqlBool>`(${is}) is not true`;
  };
}

/** Ids are compared as ids, so that their index serves. */
export function isOneOfIds(column: RawBuilder<unknown>) {
  return (ids: readonly string[]): RawBuilder<SqlBool> =>
    ids.length === 1
      ? sql<SqlBool>`${column} = ${ids[0]}::uuid`
      : sql<SqlBool>`${column} = any (${ids}::uuid[])`;
}
