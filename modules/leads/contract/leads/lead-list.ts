import { z } from 'zod';
import { TAG_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import { LEAD_PAGE_SIZE } from '../limits.ts';
import { LEAD_ORIGINS, LEAD_STATUSES, LOSS_REASONS } from './lead-status.ts';

/** Filter value for leads without an owner. */
export const NO_OWNER = 'nobody';
/** Filter value for no location or no country. */
export const NO_PLACE = '';

/**
 * Views, filters and sorts of the lead list, shared by searches, bulk actions, exports and links from figures
 * [LEAD-01].
 */
export const leadList = defineList({
  views: ['all', 'new', 'accepted', 'converted', 'lost', 'due'],
  fields: {
    status: { kind: 'choice', item: z.enum(LEAD_STATUSES) },
    form: { kind: 'choice', item: uuid },
    /** E-mail in lowercase, or `nobody` for leads without an owner. */
    owner: { kind: 'choice', item: z.string().max(320) },
    location: { kind: 'choice', item: z.union([uuid, z.literal(NO_PLACE)]) },
    country: {
      kind: 'choice',
      item: z
        .string()
        .refine((code) => code === NO_PLACE || COUNTRY_CODES.includes(code), { error: 'country' }),
    },
    tag: { kind: 'choice', item: z.string().max(TAG_MAX_LENGTH) },
    sku: { kind: 'text' },
    created: { kind: 'date' },
    accepted: { kind: 'date' },
    converted: { kind: 'date' },
    lost: { kind: 'date' },
    lossReason: { kind: 'choice', item: z.enum(LOSS_REASONS) },
    source: { kind: 'choice', item: z.enum(LEAD_ORIGINS) },
    /** In hundredths: the price, or else the estimated price. */
    value: { kind: 'number', item: z.number().int().min(0) },
    /** Not answered within the form's response goal. */
    late: { kind: 'boolean' },
    /** Minutes from creation to acceptance, of accepted leads. */
    acceptMinutes: { kind: 'number', item: z.number().int().min(0) },
    /** Currency of value and price. */
    currency: { kind: 'choice', item: currencySchema },
  },
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
