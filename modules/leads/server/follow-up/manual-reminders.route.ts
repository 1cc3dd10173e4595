import {
  countRemindersCall,
  sendRemindersCall,
} from '#modules/leads/contract/leads/remind-calls.ts';
import { route } from '../route.ts';
import { readManualReminders } from './due-reminders.ts';
import { sendManualRemindersJob } from './remind.job.ts';

const countRemindersRoute = route(
  countRemindersCall,
  async ({ db, app, params: { clientId }, query: { formId } }) => {
    const reminders = await readManualReminders({ db, app }, { clientId, formId });
    return { recipients: new Set(reminders.map(({ party }) => party.email.toLowerCase())).size };
  },
);

const sendRemindersRoute = route(
  sendRemindersCall,
  async ({ db, app, params: { clientId }, body: { formId }, principal: { userId } }) => {
    const input = { userId, ...(formId && { formId }) };
    const title = { key: 'leads:list.remind.job', params: {} };
    const uniqueKey = `remind-by-hand ${formId ?? ''}`;
    const scope = { clientId, userId, title, uniqueKey };
    return { jobId: await app.jobs.enqueue(db, sendManualRemindersJob, input, scope) };
  },
);

export const manualRemindersRoutes = [countRemindersRoute, sendRemindersRoute];
