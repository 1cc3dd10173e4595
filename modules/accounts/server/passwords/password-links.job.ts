import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { AccountsTables } from '../tables.ts';
import { sendPasswordLink } from './password-links.ts';

export const EMAIL_SEAL_PURPOSE = 'password link request';

/** The job looks up the account, so that the request takes equally long whether or not it exists. */
export const sendPasswordLinkJob = defineJob({
  name: 'accounts.send-password-link',
  input: z.object({ sealedEmail: z.string(), invitation: z.boolean() }),
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  async handle({ app, input }) {
    const email = app.secrets.open(EMAIL_SEAL_PURPOSE, input.sealedEmail);
    await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => sendPasswordLink({ db: tx, app }, { email, invitation: input.invitation }));
  },
});

/**
 * Deletes password links and first-admin links 30 days after they expire, sign-in failures after a day and access
 * requests after 30 days.
 */
export const deleteUsedPasswordLinksJob = defineJob({
  name: 'accounts.clear-spent',
  input: z.object({}),
  cron: { expression: '17 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`delete from accounts.password_links where expires_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from accounts.first_admin_links where expires_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from accounts.sign_in_failures where since < now() - interval '1 day'`.execute(
      db,
    );
    await sql`delete from accounts.access_requests where asked_on < current_date - 30`.execute(db);
  },
});
