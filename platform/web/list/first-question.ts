import type { Condition } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';

/** What a screen needs from a list declared in a contract. */
export interface ListDeclaration<
  Fields extends FilterFields = FilterFields,
  View extends string = string,
  Sort extends string = string,
> {
  views: readonly [View, ...View[]];
  fields: Fields;
  sorts: readonly [Sort, ...Sort[]];
  pageSize: number;
  firstSort: { column: Sort; descending: boolean };
  condition: { safeParse: (given: unknown) => { data?: Condition<Fields> | undefined } };
}

/** The list as it comes unasked. */
export function firstQuestion<
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
>({
  views,
  pageSize,
  firstSort,
}: ListDeclaration<Fields, View, Sort>): ListQuestion<Fields, View, Sort> {
  return {
    view: views[0],
    groups: [],
    page: 1,
    limit: pageSize,
    sortBy: firstSort.column,
    sortDesc: firstSort.descending,
  };
}
