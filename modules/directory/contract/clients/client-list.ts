import { z } from 'zod';
import { collectSortOptions } from '#platform/contract/fields/collect-sort-options.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { clientFields } from './client-fields.ts';

/** Filters, sorts and views of the list of all clients; archived clients have a separate view [SUP-01]. */
export const clientList = defineList({
  views: ['active', 'archived'],
  fields: {
    ...pickFieldPart(clientFields, 'filter'),
    module: { kind: 'choice', item: z.enum(SUITE_MODULES) },
    created: { kind: 'date' },
  },
  sorts: collectSortOptions(clientFields, { first: 'name', own: ['createdAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
});
export type ClientView = ViewOf<typeof clientList>;
export type ClientFilter = FilterOf<typeof clientList>;
