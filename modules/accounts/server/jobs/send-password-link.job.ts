import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { sendPasswordLink } from '../commands/passwords/send-password-link.ts';
import type { AccountsTables } from '../tables.ts';

export const SEALED_EMAIL = 'password link request';

/** The job looks up the account, so that the request takes equally long whether or not it exists. */
export const sendPasswordLinkJob = defineJob({
  name: 'accounts.send-password-link',
  input: z.object({ sealedEmail: z.string(), invitation: z.boolean() }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  async handle({ app, input }) {
    const email = app.secrets.open(SEALED_EMAIL, input.sealedEmail);
    await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => sendPasswordLink({ db: tx, app }, { email, invitation: input.invitation }));
  },
});
