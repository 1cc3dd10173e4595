import { isUuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import type { App } from '../../app.ts';
import type { OutboxRow } from '../outbox.ts';
import { type RenderedMail, renderMail, unsealMail } from '../render-mail.ts';
import type { MailTables } from '../tables.ts';

export interface MailInMailbox {
  row: OutboxRow;
  mail: RenderedMail;
}

const PAGE = 50;

/** Mails whose content was cleared cannot be shown. */
const storedMails = (app: App) =>
  app.database
    .acrossClients<MailTables>()
    .selectFrom('platform.outbox')
    .selectAll()
    .where('content', 'is not', null);

export async function findMail(app: App, id: string): Promise<MailInMailbox | undefined> {
  if (!isUuid(id)) return undefined;
  return opened(app, await storedMails(app).where('id', '=', id).executeTakeFirst());
}

/** Ids sort by time, so older mails follow the last one shown. */
export async function listMails(
  app: App,
  { before }: { before: string | undefined },
): Promise<{ mails: MailInMailbox[]; older: string | undefined }> {
  const rows = await storedMails(app)
    .$if(before !== undefined && isUuid(before), (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const mails = rows
    .slice(0, PAGE)
    .map((row) => opened(app, row))
    .filter((mail) => mail !== undefined);
  return { mails, older: rows.length > PAGE ? rows[PAGE - 1]?.id : undefined };
}

function opened(app: App, row: OutboxRow | undefined): MailInMailbox | undefined {
  return row?.content ? { row, mail: unsealMail(app.secrets, row.content) } : undefined;
}

/** Renders a template with its sample. */
export function previewMail(app: App, params: Record<string, string>): RenderedMail | undefined {
  const language = localeSchema.safeParse(params.language);
  const template = app.mail.templates.find(({ name }) => name === params.template);
  if (!language.success || !template) return undefined;
  const locale = language.data;
  return renderMail(app, template, { locale, input: template.sample(locale) });
}
