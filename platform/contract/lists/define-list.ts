import { z } from 'zod';
import { BULK_IDS_LIMIT, PAGE_SIZE_LIMIT, SEARCH_MAX_LENGTH } from '../limits.ts';
import { line } from '../text/text.ts';
import {
  type Condition,
  conditionSchema,
  type FilterFields,
  type FilterGroup,
  filterGroups,
  filterGroupsText,
} from './filter-condition.ts';

/** Definition of a list, shared by its call, query, bulk actions, export and screen. */
interface ListGiven<Fields extends FilterFields, View extends string, Sort extends string> {
  /** The first view shows all records. */
  views: readonly [View, ...View[]];
  fields: Fields;
  /** The first sort is the default. */
  sorts: readonly [Sort, ...Sort[]];
  descending?: boolean;
  pageSize: number;
}

/** Filters of a list: the same for search, bulk change, archive and export. */
export interface ListFilter<
  Fields extends FilterFields = FilterFields,
  View extends string = string,
> {
  view: View;
  q?: string | undefined;
  groups: FilterGroup<Fields>[];
}

/** Page and sort of a list request. */
export interface ListPageRequest<Sort extends string = string> {
  page: number;
  limit: number;
  sortBy: Sort;
  sortDesc: boolean;
}

/** Request for one page of a list. */
export interface ListQuestion<
  Fields extends FilterFields = FilterFields,
  View extends string = string,
  Sort extends string = string,
> extends ListFilter<Fields, View>,
    ListPageRequest<Sort> {}

export function defineList<
  const Fields extends FilterFields,
  const View extends string,
  const Sort extends string,
>(given: ListGiven<Fields, View, Sort>) {
  const { views, fields, sorts, pageSize, descending = false } = given;
  const narrows = {
    view: z.enum(views).default(views[0]),
    q: line({ max: SEARCH_MAX_LENGTH }).optional(),
  };
  const filter = z.strictObject({ ...narrows, groups: filterGroups(fields).default([]) });
  const pageNumber = z.number().int().min(1).max(1_000_000);
  const pageSizes = z.number().int().min(1).max(PAGE_SIZE_LIMIT);
  const sortBy = z.enum(sorts).default(sorts[0]);
  return {
    views,
    fields,
    sorts,
    pageSize,
    firstSort: { column: sorts[0], descending },
    condition: conditionSchema(fields),
    /** For request bodies that select records by filter. */
    filter,
    /** For lists that are requested with a body. */
    body: {
      page: pageNumber.default(1),
      limit: pageSizes.default(pageSize),
      sortBy,
      sortDesc: z.boolean().default(descending),
    },
    /** For lists that are requested with a query string. */
    query: {
      ...narrows,
      groups: filterGroupsText(fields).default([]),
      page: z.coerce.number().pipe(pageNumber).default(1),
      limit: z.coerce.number().pipe(pageSizes).default(pageSize),
      sortBy,
      sortDesc: z.stringbool().default(descending),
    },
    /** Selects records by ID, or all that match a filter except some. */
    which: <Key extends z.ZodType>(key: Key) =>
      z.union([
        z.strictObject({ ids: z.array(key).min(1).max(BULK_IDS_LIMIT) }),
        z.strictObject({ filter, except: z.array(key).max(BULK_IDS_LIMIT).default([]) }),
      ]),
  };
}

export type FilterOf<L extends { filter: z.ZodType }> = z.output<L['filter']>;
export type ConditionsOf<L extends { fields: FilterFields }> = Condition<L['fields']>;
export type ViewOf<L extends { views: readonly string[] }> = L['views'][number];
export type SortOf<L extends { sorts: readonly string[] }> = L['sorts'][number];

/** Response schema for a page of a list. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() });
}

/** Number of records in each view of a list, whatever is searched. */
export function viewCountsSchema<const View extends string>({
  views,
}: {
  views: readonly [View, ...View[]];
}) {
  return z.record(z.enum(views), z.number().int());
}

/** The same for lists over all clients: counting stops at a limit, and `cappedViews` names the views that have more. */
export function cappedViewCountsSchema<const View extends string>(list: {
  views: readonly [View, ...View[]];
}) {
  return z.object({ views: viewCountsSchema(list), cappedViews: z.array(z.enum(list.views)) });
}

/** For lists where an exact count is slower than reading a page: `total` is capped, `more` says that there are more. */
export function cappedPageSchema<Item extends z.ZodType>(item: Item) {
  return pageSchema(item).extend({ more: z.boolean() });
}

/** For unbounded lists: there is no total, and `hasMore` says whether another page follows. */
export function uncountedPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.null(), hasMore: z.boolean() });
}

/** Several values in a URL: `role=brand_admin,sales_rep`. */
export function commaSeparatedSchema<Item extends z.ZodType<string, string>>(item: Item, max = 50) {
  return z
    .string()
    .transform((text): string[] => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item).max(max));
}
