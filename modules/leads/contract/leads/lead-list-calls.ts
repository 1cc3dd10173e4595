import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import { seeLeads } from '../permissions.ts';
import { leadRowSchema } from './lead.ts';
import { seeLead } from './lead-calls.ts';
import { leadList, whichLeadsSchema } from './lead-list.ts';

/**
 * List, filter and export the leads of one or all forms [LEAD-01]. Users limited to locations only see leads of their
 * own locations [USR-10].
 */
const OF_FORM = '/gtr-api/lead-generation/forms/{formId}/leads';
export const LEADS_OF_CLIENT = '/gtr-api/lead-generation/clients/{clientId}/leads';
const module = 'leads';
const ofForm = z.strictObject({ formId: uuid });
const ofClient = z.strictObject({ clientId: uuid });
const see = { kind: 'client', client: 'params.clientId', may: seeLeads } as const;

export const listFormLeadsCall = defineCall({
  method: 'GET',
  path: OF_FORM,
  module,
  summary: 'The leads of a form, searched, filtered and sorted.',
  access: seeLead,
  params: ofForm,
  query: z.strictObject(leadList.query),
  response: pageSchema(leadRowSchema),
  errors: [notFound],
});

export const listLeadsCall = defineCall({
  method: 'GET',
  path: LEADS_OF_CLIENT,
  module,
  summary: 'The leads of all forms of a client, searched, filtered and sorted.',
  access: see,
  params: ofClient,
  query: z.strictObject(leadList.query),
  response: pageSchema(leadRowSchema),
});

const leadChoicesSchema = z.object({
  views: z.record(z.enum(leadList.views), z.number().int()),
  forms: z.array(
    z.object({ id: z.string(), name: z.string(), active: z.boolean(), goalHours: z.number() }),
  ),
  /** By e-mail address, in lower case. */
  owners: z.array(z.object({ email: z.string(), name: z.string() })),
  locations: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
  countries: z.array(z.string()),
  currencies: z.array(z.string()),
  /** Tags of the latest leads. */
  tags: z.array(z.string()),
});
export type LeadChoices = z.output<typeof leadChoicesSchema>;

export const formLeadFiltersCall = defineCall({
  method: 'GET',
  path: `${OF_FORM}/filters`,
  module,
  summary: 'Filter options for the leads of a form, and the number of leads in each view.',
  access: seeLead,
  params: ofForm,
  response: leadChoicesSchema,
  errors: [notFound],
});

export const leadFiltersCall = defineCall({
  method: 'GET',
  path: `${LEADS_OF_CLIENT}/filters`,
  module,
  summary: 'Filter options for the leads of a client, and the number of leads in each view.',
  access: see,
  params: ofClient,
  query: z.strictObject({ formId: uuid.optional() }),
  response: leadChoicesSchema,
});

const { view, q, groups } = leadList.query;
const made = z.object({ jobId: z.string() });

export const exportFormLeadsCall = defineCall({
  method: 'GET',
  path: `${OF_FORM}/export`,
  module,
  summary: 'The leads of a form that match, as a file; a job makes it.',
  access: seeLead,
  params: ofForm,
  query: z
    .strictObject({ format: z.enum(SHEET_FORMATS).default('xlsx'), view, q, groups })
    .transform(({ format, ...filter }) => ({ format, filters: { filter, except: [] } })),
  response: made,
  status: 202,
  errors: [notFound, tooManyJobs],
});

export const exportLeadsCall = defineCall({
  method: 'POST',
  path: `${LEADS_OF_CLIENT}/export`,
  module,
  summary: 'Leads of a client, ticked ones or all that match, as a file; a job makes it.',
  access: see,
  params: ofClient,
  body: z.strictObject({
    format: z.enum(SHEET_FORMATS).default('xlsx'),
    filters: whichLeadsSchema,
  }),
  response: made,
  status: 202,
  errors: [tooManyJobs],
});
