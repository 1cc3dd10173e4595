import type { Db, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailTemplate } from './mail-template.ts';
import type { OutboxRow } from './outbox.ts';

export interface MailsTold {
  jobs: Jobs;
  mail: { templates: readonly MailTemplate[] };
}

/** The modules whose mails were taken back hear of it as of any end, in the transaction that takes them back. */
export async function tellOfCancelled(
  { db, app }: { db: Db; app: MailsTold },
  mails: readonly Pick<OutboxRow, 'template' | 'idempotency_key'>[],
): Promise<void> {
  for (const { template, idempotency_key: about } of mails) {
    const { settled } = app.mail.templates.find(({ name }) => name === template) ?? {};
    await settled?.({ about, outcome: { status: 'cancelled' }, db: db as Tx, app });
  }
}
