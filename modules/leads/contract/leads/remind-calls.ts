import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { remindRecipients } from '../permissions.ts';
import { LEADS_OF_CLIENT } from './lead-list-calls.ts';

/** Manual reminders of leads that will be lost within two days, for one form or all [LEAD-06]. */
const path = `${LEADS_OF_CLIENT}/reminders`;
const access = { kind: 'client', client: 'params.clientId', may: remindRecipients } as const;
const params = z.strictObject({ clientId: uuid });

export const countRemindersCall = defineCall({
  method: 'GET',
  path,
  module: 'leads',
  summary: 'How many recipients a reminder by hand would reach now.',
  access,
  params,
  query: z.strictObject({ formId: uuid.optional() }),
  response: z.object({ recipients: z.number().int() }),
});

export const sendRemindersCall = defineCall({
  method: 'POST',
  path,
  module: 'leads',
  summary: 'Remind recipients now of what is lost within two days, each at most once a day.',
  access,
  params,
  body: z.strictObject({ formId: uuid.optional() }),
  response: z.object({ jobId: z.string() }),
  errors: [tooManyJobs],
});
