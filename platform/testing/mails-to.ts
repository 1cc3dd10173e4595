import type { App } from '#platform/server/app.ts';
import { type RenderedMail, unsealMail } from '#platform/server/mail/render-mail.ts';
import type { MailTables } from '#platform/server/mail/tables.ts';

/** The queued mails of a recipient in readable form, oldest first. */
export async function mailsTo(app: App, recipient: string): Promise<RenderedMail[]> {
  const rows = await app.database
    .acrossClients<MailTables>()
    .selectFrom('platform.outbox')
    .select('content')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ content }) => (content ? [unsealMail(app.secrets, content)] : []));
}
