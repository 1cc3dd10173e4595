import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { createReportLink } from '../files/report-link.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { userMailboxPort } from '../sessions/mailbox-port.ts';
import type { ExportDefinition, ExportOptions } from './export-definition.ts';
import { exportReadyMail } from './export-ready.mail.ts';

interface Asked extends ExportOptions {
  definition: ExportDefinition<unknown, unknown>;
  app: App;
  clientId: string;
  jobId: string;
  filters: unknown;
  userId: string;
}

/** Sends the file's link to the user who requested it. The module's export record is saved in the same transaction. */
export async function giveExport(
  { definition, app, clientId, jobId, userId, filters, format, password }: Asked,
  {
    db,
    file,
    rows,
    days,
    columns,
  }: { db: Db; file: StoredFile; rows: number; days: number; columns: readonly string[] },
): Promise<void> {
  const isLocked = password !== undefined;
  const seconds = days * 24 * 60 * 60;
  const mailbox = await app.ports.ask(userMailboxPort, { userId }, { db, app });
  await db.transaction().execute(async (tx) => {
    const { url, expiresAt } = await createReportLink(
      { db: tx, app },
      { clientId, fileId: file.id, seconds },
    );
    await definition.made?.(tx, {
      clientId,
      userId,
      jobId,
      filters,
      columns,
      format,
      isLocked,
      rows,
      file: { id: file.id, name: file.name, expiresAt },
    });
    if (!mailbox) return;
    const title = app.texts.translator(mailbox.locale)(definition.title);
    await app.mail.send(tx, exportReadyMail, {
      to: mailbox.email,
      locale: mailbox.locale,
      clientId,
      input: { title, file: file.name, url, days, isLocked },
      idempotencyKey: `export ${jobId}`,
    });
  });
}
