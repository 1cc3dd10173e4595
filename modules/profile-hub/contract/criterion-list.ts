import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';

/** Filters and sorts of the criteria list [PH-07]. */
export const criterionList = defineList({
  views: ['all', 'standard', 'own', 'inactive'],
  fields: {},
  sorts: ['position', 'label', 'slug', 'type'],
  pageSize: 100,
});
export type CriterionView = ViewOf<typeof criterionList>;
export type CriterionSort = SortOf<typeof criterionList>;
