import type { Db, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailTemplate } from './mail-template.ts';
import type { OutboxRow } from './outbox.ts';

export interface MailCancellationApp {
  jobs: Jobs;
  mail: { templates: readonly MailTemplate[] };
}

/** Notifies the modules of cancelled mails, in the transaction that cancels them. */
export async function notifyCancelledMails(
  { db, app }: { db: Db; app: MailCancellationApp },
  mails: readonly Pick<OutboxRow, 'template' | 'idempotency_key'>[],
): Promise<void> {
  for (const { template, idempotency_key: about } of mails) {
    const { settled } = app.mail.templates.find(({ name }) => name === template) ?? {};
    await settled?.({ about, outcome: { status: 'cancelled' }, db: db as Tx, app });
  }
}
