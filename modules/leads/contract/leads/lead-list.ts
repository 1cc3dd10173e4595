import { z } from 'zod';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { currencySchema } from '#platform/contract/text/currency.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import { LEAD_PAGE_SIZE, TAG_MAX_LENGTH } from '../limits.ts';
import { LEAD_ORIGINS } from './lead-origins.ts';
import { LOSS_REASONS } from './lead-reasons.ts';

/** What stands for the owner of leads that nobody has. */
export const NOBODY = 'nobody';
/** What stands for no location and no country. */
export const NOWHERE = '';

/** What the list of leads can be asked: the same in a search, a bulk action, an export and a figure's link [LEAD-01]. */
export const leadList = defineList({
  views: ['all', 'new', 'accepted', 'converted', 'lost', 'due'],
  fields: {
    status: { kind: 'choice', item: z.enum(LEAD_STATUSES) },
    form: { kind: 'choice', item: uuid },
    /** By e-mail, in small letters; `nobody` for those that nobody has. */
    owner: { kind: 'choice', item: z.string().max(320) },
    location: { kind: 'choice', item: z.union([uuid, z.literal(NOWHERE)]) },
    country: {
      kind: 'choice',
      item: z
        .string()
        .refine((code) => code === NOWHERE || COUNTRY_CODES.includes(code), { error: 'country' }),
    },
    tag: { kind: 'choice', item: z.string().max(TAG_MAX_LENGTH) },
    sku: { kind: 'text' },
    created: { kind: 'date' },
    accepted: { kind: 'date' },
    converted: { kind: 'date' },
    lost: { kind: 'date' },
    lossReason: { kind: 'choice', item: z.enum(LOSS_REASONS) },
    source: { kind: 'choice', item: z.enum(LEAD_ORIGINS) },
    /** In hundredths: the price, else what was estimated. */
    value: { kind: 'number', item: z.number().int().min(0) },
    /** Not answered within the form's goal. */
    late: { kind: 'boolean' },
    /** From the creation on; of those that were accepted. */
    acceptMinutes: { kind: 'number', item: z.number().int().min(0) },
    /** Of value and price. */
    currency: { kind: 'choice', item: currencySchema },
  },
  /** Due: what is unanswered and ends soonest comes first, what has ended last. */
  sorts: ['due', 'createdAt', 'consumer', 'location', 'owner', 'status', 'value', 'updatedAt'],
  pageSize: LEAD_PAGE_SIZE,
});
export type LeadFilter = FilterOf<typeof leadList>;
export type LeadSort = SortOf<typeof leadList>;
export type LeadView = ViewOf<typeof leadList>;

/** These, or all that fit. */
export const whichLeadsSchema = leadList.which(uuid);
export type WhichLeads = z.output<typeof whichLeadsSchema>;
