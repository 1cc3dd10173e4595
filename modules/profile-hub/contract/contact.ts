import { z } from 'zod';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { PROFILE_PAGE_SIZE } from '#platform/contract/limits.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { STANDARD_FILTERS } from './standard-criteria.ts';

/**
 * Contact values by criterion slug. A choice is an option id, several choices a list of ids, a day is 2026-11-16,
 * consent is true (given), false (withdrawn or refused) or null (never requested).
 */
export const contactValueSchema = z.union([
  z.string(),
  z.number().int(),
  z.boolean(),
  z.array(z.number().int()),
  z.null(),
]);
export type ContactValue = z.infer<typeof contactValueSchema>;
export type ContactValues = Readonly<Record<string, ContactValue>>;

/** Sources and activities of a contact. */
export const CONTACT_ORIGINS = ['manual', 'import', 'answer', 'lead', 'api'] as const;
export type ContactOrigin = (typeof CONTACT_ORIGINS)[number];

/** A contact; the calls name it profile [ENT-01]. */
export const contactSchema = z.object({
  id: z.string(),
  criterias: z.record(z.string(), contactValueSchema),
  /** Number of the brand's criteria with a value. */
  known: z.number().int(),
  origin: z.enum(CONTACT_ORIGINS),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastActivityAt: z.string(),
  version: z.number().int(),
});
export type Contact = z.infer<typeof contactSchema>;

/** Filters and sorts of the contact list [PH-02]; search, bulk change and export share them. */
export const contactList = defineList({
  views: ['all'],
  fields: {
    /** Contacts in at least one of these segments. */
    segment: { kind: 'choice', item: uuid },
    ...STANDARD_FILTERS,
    /** Contacts that consented to one of these purposes, by criterion slug, including the brand's own. */
    consent: { kind: 'choice', item: z.string().max(120) },
    /** Contacts without a value of one of these criteria, by slug; for consent, contacts without a decision. */
    missing: { kind: 'choice', item: z.string().max(120) },
    origin: { kind: 'choice', item: z.enum(CONTACT_ORIGINS) },
    created: { kind: 'date' },
    activity: { kind: 'date' },
  },
  sorts: ['lastActivityAt', 'name', 'email', 'city', 'country', 'known', 'createdAt'],
  descending: true,
  pageSize: PROFILE_PAGE_SIZE,
});
export type ContactView = ViewOf<typeof contactList>;
export type ContactSort = SortOf<typeof contactList>;
export type ContactFilter = FilterOf<typeof contactList>;

export const whichContactsSchema = contactList.which(hexId24);
export type WhichContacts = z.output<typeof whichContactsSchema>;

/** Actions of a contact known to the suite, in the order of a journey. */
export const STATION_KINDS = [
  'scan',
  'landing',
  'lead',
  'accepted',
  'sale',
  'lost',
  'review',
  'reply',
  'import',
  'answer',
  'merge',
  'data-request',
] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** One activity of a contact in the suite [PH-05]. */
export const stationSchema = z.object({
  id: z.string(),
  kind: z.enum(STATION_KINDS),
  at: z.string(),
  /** Shared by all events of one journey, from scan to reply; null for single events. */
  journeyId: z.string().nullable(),
  /** Id of the record in its own module: the lead, the review, the visit. */
  ref: z.string().nullable(),
  sku: z.string().nullable(),
  grade: z.number().int().nullable(),
  /** In hundredths. */
  amount: z.number().int().nullable(),
  /** Of the amount; null for sales from before currencies were stored. */
  currency: z.string().nullable(),
  /** More data: product, shop, suffix, by, origin, reason, name, campaign, criteria, undone. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Station = z.infer<typeof stationSchema>;

/** A journey whose lead waits for an answer, or for its sale. */
export const waitingJourneySchema = z.object({
  journeyId: z.string(),
  isAccepted: z.boolean(),
  /** Time of the lead, or of its acceptance. */
  since: z.string(),
  /** When the lead is lost automatically; null if never. */
  closesAt: z.string().nullable(),
  /** In hundredths; the estimated one until a person gives the price. */
  price: z.number().int().nullable(),
  isEstimated: z.boolean(),
  currency: z.string(),
});
export type WaitingJourney = z.infer<typeof waitingJourneySchema>;
