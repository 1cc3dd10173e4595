import { defineJob } from '../jobs/job.ts';
import { deliverMail } from './deliver-mail.ts';
import { MOST_ATTEMPTS, mailDelivery } from './mail-delivery.ts';

export const deliverMailJob = defineJob({
  ...mailDelivery,
  async handle({ input, app, signal }) {
    await deliverMail(app, input, { mostAttempts: MOST_ATTEMPTS, signal });
  },
});
