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

/** What the list of contacts can be asked [PH-02]: the same in a search, a bulk change and an export. */
export const contactList = defineList({
  views: ['all'],
  fields: {
    /** Whoever is in one of these segments. */
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
    /** Whoever agreed to one of these purposes, by the slug of the criterion: the brand's own among them. */
    consent: { kind: 'choice', item: z.string().max(120) },
    /** Whoever lacks a value of one of these criteria, by its slug; of consent, whoever has decided nothing. */
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
