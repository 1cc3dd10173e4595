import { z } from 'zod';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { PROFILE_PAGE_SIZE } from '#platform/contract/limits.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { CONTACT_ORIGINS } from './contact.ts';
import { GENDERS } from './standard-criteria.ts';

/** Filters and sorts of the contact list [PH-02]; search, bulk change and export share them. */
export const contactList = defineList({
  views: ['all'],
  fields: {
    /** Contacts in at least one of these segments. */
    segment: { kind: 'choice', item: uuid },
    email: { kind: 'text' },
    phone: { kind: 'text' },
    firstname: { kind: 'text' },
    lastname: { kind: 'text' },
    city: { kind: 'text' },
    zip: { kind: 'text' },
    country: { kind: 'choice', item: z.string().length(2) },
    locale: { kind: 'choice', item: z.string().max(10) },
    gender: { kind: 'choice', item: z.enum(GENDERS) },
    birthdate: { kind: 'date' },
    optinEmail: { kind: 'boolean' },
    optinPhone: { kind: 'boolean' },
    optinPartners: { kind: 'boolean' },
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
