import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { readManualReminders } from '../follow-up/read-manual-reminders.ts';
import { sendManualRemindersJob } from '../follow-up/send-manual-reminders.job.ts';
import { route } from '../route.ts';

export const countRemindersRoute = route(
  countRemindersCall,
  async ({ db, app, params: { clientId }, query: { formId } }) => {
    const reminders = await readManualReminders({ db, app }, { clientId, formId });
    return { recipients: new Set(reminders.map(({ party }) => party.email.toLowerCase())).size };
  },
);

export const sendRemindersRoute = route(
  sendRemindersCall,
  async ({ db, app, params: { clientId }, body: { formId }, principal: { userId } }) => {
    const input = { userId, ...(formId && { formId }) };
    const title = { key: 'leads:list.remind.job', params: {} };
    const uniqueKey = `remind-by-hand ${formId ?? ''}`;
    const scope = { clientId, userId, title, uniqueKey };
    return { jobId: await app.jobs.enqueue(db, sendManualRemindersJob, input, scope) };
  },
);
