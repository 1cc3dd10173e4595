import { z } from 'zod';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { sortsOf } from '#platform/contract/fields/sorts-of.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
import { clientFields } from './client-fields.ts';

/** What the list of all clients can be asked; archived ones stand apart [SUP-01]. */
export const clientList = defineList({
  views: ['active', 'archived'],
  fields: {
    ...partOf(clientFields, 'filter'),
    module: { kind: 'choice', item: z.enum(SUITE_MODULES) },
    created: { kind: 'date' },
  },
  sorts: sortsOf(clientFields, { first: 'name', own: ['createdAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
});
export type ClientView = ViewOf<typeof clientList>;
export type ClientFilter = FilterOf<typeof clientList>;
