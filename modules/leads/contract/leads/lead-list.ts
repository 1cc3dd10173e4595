import type { z } from 'zod';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { LEAD_PAGE_SIZE } from '../limits.ts';
import { leadFields } from './lead-fields.ts';

/**
 * Views, filters and sorts of the lead list, shared by searches, bulk actions, exports and links from figures
 * [LEAD-01].
 */
export const leadList = defineList({
  views: ['all', 'new', 'accepted', 'converted', 'lost', 'due'],
  fields: pickFieldPart(leadFields, 'filter'),
  /** `due`: unanswered leads that close soonest come first, ended ones last. */
  sorts: ['due', 'createdAt', 'consumer', 'location', 'owner', 'status', 'value', 'updatedAt'],
  pageSize: LEAD_PAGE_SIZE,
});
export type LeadFilter = FilterOf<typeof leadList>;
export type LeadSort = SortOf<typeof leadList>;
export type LeadView = ViewOf<typeof leadList>;

/** Given ids, or all leads that match a filter. */
export const whichLeadsSchema = leadList.which(uuid);
export type WhichLeads = z.output<typeof whichLeadsSchema>;

/** The same filter limited to one form. */
export function restrictToForm<Filter extends Pick<LeadFilter, 'groups'>>(
  filter: Filter,
  formId: string,
): Filter {
  const only: LeadFilter['groups'][number] = {
    match: 'all',
    filters: [{ field: 'form', operator: 'any-of', value: [formId] }],
  };
  return { ...filter, groups: [...filter.groups, only] };
}
