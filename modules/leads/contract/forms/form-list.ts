import { defineList, type FilterOf, type SortOf } from '#platform/contract/lists/define-list.ts';
import { FORM_PAGE_SIZE } from '../limits.ts';

/** Views, filters and sorts of the form list. */
export const formList = defineList({
  views: ['all', 'active', 'inactive'],
  fields: { name: { kind: 'text' }, updated: { kind: 'date' } },
  sorts: ['name', 'updatedAt', 'leads'],
  pageSize: FORM_PAGE_SIZE,
});
export type FormFilter = FilterOf<typeof formList>;
export type FormSort = SortOf<typeof formList>;
