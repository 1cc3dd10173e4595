import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { remindRecipients } from '../permissions.ts';
import { LEADS_OF_CLIENT } from './lead-list-calls.ts';

/**
 * Manual reminders of leads that will be lost within two days, for one form or all, or of one open lead whenever it will
 * be lost [LEAD-06].
 */
const path = `${LEADS_OF_CLIENT}/reminders`;
const access = { kind: 'client', client: 'params.clientId', may: remindRecipients } as const;
const params = z.strictObject({ clientId: uuid });
const which = z.strictObject({ formId: uuid.optional(), leadId: uuid.optional() });

export const countRemindersCall = defineCall({
  method: 'GET',
  path,
  module: 'leads',
  summary: 'How many recipients a reminder by hand would reach now.',
  access,
  params,
  query: which,
  response: z.object({ recipients: z.number().int() }),
});

export const sendRemindersCall = defineCall({
  method: 'POST',
  path,
  module: 'leads',
  summary:
    'Remind recipients now of what is lost within two days, or of one lead, each at most once a day.',
  access,
  params,
  body: which,
  response: z.object({ jobId: z.string() }),
  errors: [tooManyJobs],
});
