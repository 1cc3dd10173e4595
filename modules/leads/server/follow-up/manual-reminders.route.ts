import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { route } from '../route.ts';
import { readManualReminders } from './due-reminders.ts';
import { sendManualRemindersJob } from './remind.job.ts';

const countRemindersRoute = route(
  countRemindersCall,
  async ({ db, app, params: { clientId }, query }) => {
    const reminders = await readManualReminders({ db, app }, { clientId, ...query });
    return { recipients: new Set(reminders.map(({ party }) => party.email.toLowerCase())).size };
  },
);

const sendRemindersRoute = route(
  sendRemindersCall,
  async ({ db, app, params: { clientId }, body: { formId, leadId }, principal: { userId } }) => {
    const input = { userId, ...(formId && { formId }), ...(leadId && { leadId }) };
    const title = { key: 'leads:list.remind.job', params: {} };
    const uniqueKey = `remind-by-hand ${leadId ?? formId ?? ''}`;
    const scope = { clientId, userId, title, uniqueKey };
    return { jobId: await app.jobs.enqueue(db, sendManualRemindersJob, input, scope) };
  },
);

export const manualRemindersRoutes = [countRemindersRoute, sendRemindersRoute];
