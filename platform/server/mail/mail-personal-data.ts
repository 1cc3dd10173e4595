import { type Selectable, sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { personPattern } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { notifyCancelledMails } from './operate-outbox.ts';
import { unsealMail } from './render-mail.ts';
import { ERASED_RECIPIENT, type MailTables } from './tables.ts';

const WHAT = 'platform:person.mails';
type Row = Selectable<MailTables['platform.outbox']>;

/**
 * Mails to the person, and mails about them with stored content. A queued mail is not sent any more. The outbox row
 * stays, without address and content.
 */
export const mailPersonalData: PersonalDataHandler<App> = {
  async held(person, { db, app }) {
    const mails = await mailsAbout({ db, app }, person);
    const records = mails.map(({ template, recipient, status, created_at, content }) => ({
      at: created_at,
      template,
      recipient,
      status,
      ...(content && { text: unsealMail(app.secrets, content).text }),
    }));
    return [{ what: WHAT, records }];
  },
  async erase(person, { db, app }) {
    const { found } = personPattern(person);
    const mails = await mailsAbout({ db, app }, person);
    const ids = mails.map(({ id }) => id);
    await sql`
      update platform.outbox
      set content = null, answer = null, next_try_at = null, settled_at = coalesce(settled_at, now()),
        status = case when status in ('queued', 'unknown') then 'cancelled' else status end,
        recipient = case when recipient ~* ${found} then ${ERASED_RECIPIENT} else recipient end,
        idempotency_key = case when idempotency_key ~* ${found} then 'erased ' || id else idempotency_key end
      where client_id = ${person.clientId} and id = any (${ids}::uuid[])`.execute(db);
    // Mails that may have arrived are not withdrawn.
    const waiting = mails.filter(({ status }) => status === 'queued');
    await notifyCancelledMails({ db, app }, waiting);
    return [{ what: WHAT, count: ids.length }];
  },
};

/** Content is encrypted, so the few mails that still have content are decrypted and searched. */
async function mailsAbout({ db, app }: { db: Db; app: App }, person: Person): Promise<Row[]> {
  const { found } = personPattern(person);
  const { rows } = await sql<Row & { isMatch: boolean }>`
    select *, concat_ws(' ', recipient, idempotency_key, answer) ~* ${found} as "isMatch" from platform.outbox
    where client_id = ${person.clientId}
      and (content is not null or concat_ws(' ', recipient, idempotency_key, answer) ~* ${found})`.execute(
    db,
  );
  const speaks = new RegExp(found, 'i');
  return rows.filter(({ isMatch, content }) => {
    if (isMatch || !content) return isMatch;
    const { subject, html, text } = unsealMail(app.secrets, content);
    return speaks.test(`${subject} ${text} ${html}`);
  });
}
