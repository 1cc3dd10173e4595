import { z } from 'zod';
import { keyMissingRight, keyRefused } from '#modules/forms/contract/intake/intake-calls.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import { leadRowSchema, leadSchema } from './lead.ts';
import { leadList } from './lead-list.ts';

/** Lets servers of the client, such as a CRM, read the leads of a form with an API key [LEAD-10]. */
const LEADS = '/gtr-api/lead-generation/public/forms/{formId}/leads';
const module = 'leads';
const ofForm = z.strictObject({ formId: uuid });
const access = {
  kind: 'public',
  reason: 'Servers have no session: they show a key of the form that may read its leads.',
} as const;
const headers = z.object({ authorization: z.string().max(300).default('') });
const errors = [notFound, keyRefused, keyMissingRight] as const;
const byKey = { module, access, headers, keyScope: 'leads.read', errors } as const;
/**
 * Requests without a key are always refused, so their limit is low; servers with a key may read as fast as they process
 * leads.
 */
const rate = { max: 30, seconds: 60, withKey: 600 };

/** Without data that only users of the back office need. */
const leadDataSchema = leadSchema.omit({
  actions: true,
  undoes: true,
  links: true,
  historyCount: true,
  noted: true,
});
export type LeadData = z.output<typeof leadDataSchema>;

export const readLeadsCall = defineCall({
  ...byKey,
  method: 'GET',
  path: LEADS,
  summary: 'The leads of a form, searched, filtered and sorted, for a server with a key.',
  params: ofForm,
  query: z.strictObject(leadList.query),
  response: pageSchema(leadRowSchema),
  rate,
});

export const readLeadCall = defineCall({
  ...byKey,
  method: 'GET',
  path: `${LEADS}/{leadId}`,
  summary: 'One lead with answers, message, files, price and recipients, for a server with a key.',
  params: ofForm.extend({ leadId: uuid }),
  response: leadDataSchema,
  rate,
});

export const readLeadFileCall = defineCall({
  ...byKey,
  method: 'GET',
  path: `${LEADS}/{leadId}/files/{fileId}`,
  summary: 'A file that the consumer sent along, for a server with a key.',
  params: ofForm.extend({ leadId: uuid, fileId: uuid }),
  response: { file: 'application/octet-stream' },
  rate,
});
