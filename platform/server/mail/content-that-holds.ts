import type { App } from '../app.ts';
import { MailUntrue } from './mail-untrue.ts';
import type { OutboxRow } from './outbox.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import { openMail } from './sealed-mail.ts';

/** Content of a mail at the moment it is sent. Throws MailUntrue if it is no longer valid. */
export async function contentThatHolds(app: App, mail: OutboxRow): Promise<RenderedMail> {
  if (!mail.content) throw new Error('the mail has no content');
  const { client_id: clientId, idempotency_key: about, recipient: to, locale } = mail;
  const knows = app.mailChecks.find(({ mails }) =>
    mails.some(({ name }) => name === mail.template),
  );
  const found = (await knows?.check({ clientId, about, to, locale })) ?? 'holds';
  if (found === 'untrue') throw new MailUntrue();
  if (found === 'holds') return openMail(app.secrets, mail.content);
  const template = app.mail.templates.find(({ name }) => name === mail.template);
  if (!template) throw new Error(`no mail is called ${mail.template}`);
  return renderMail(app, template, { locale, input: found.input });
}
