import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/paging.ts';
import { contactSchema } from './contact.ts';
import { contactList } from './contact-list.ts';
import { criterionSchema } from './criterion.ts';
import { seeContacts } from './permissions.ts';
import { givenRulesSchema } from './segment-rule.ts';
import { STATION_KINDS } from './station.ts';

/** A contact as a row of the list, with the last thing that it did. */
export const contactRowSchema = contactSchema.extend({
  lastActivity: z
    .object({ kind: z.enum(STATION_KINDS), at: z.string(), grade: z.number().int().nullable() })
    .nullable(),
});
export type ContactRow = z.infer<typeof contactRowSchema>;

export const searchProfilesCall = defineCall({
  method: 'POST',
  path: '/api/ph/searchProfiles',
  module: 'profile-hub',
  summary: 'The contacts of a brand, of a segment or by rules, searched, filtered and sorted.',
  access: { kind: 'client', client: 'body.brandId', may: seeContacts },
  body: z.strictObject({
    brandId: z.string(),
    /** A segment id, or unsaved rules. */
    segment: z.union([uuid, givenRulesSchema]).optional(),
    filter: contactList.filter.prefault({}),
    ...contactList.body,
  }),
  response: pageSchema(contactRowSchema),
});

export const getContactChoicesCall = defineCall({
  method: 'GET',
  path: '/api/ph/contact_choices',
  module: 'profile-hub',
  summary: 'What contacts can be narrowed by and shown with, and how many there are.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    total: z.number().int(),
    criteria: z.array(criterionSchema),
    segments: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});
