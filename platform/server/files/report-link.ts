import { sql } from 'kysely';
import { downloadLinkInvalid } from '#platform/contract/files/file-problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { newToken } from '../secrets/secrets.ts';
import { requireAsker } from './linked-file.ts';
import type { LinkContext } from './signed-in-as.ts';
import { type StoredFile, storedFile } from './stored-file.ts';
import type { FilesTables } from './tables.ts';

/** From the first press on; a download that broke off or a page that was reloaded must not lose the report. */
export const PRESS_AGAIN_MINUTES = 10;

type Context = { db: Db; app: App };

const hashed = (app: App, token: string) => app.secrets.hash('files.report-link', token);

/** Makes the link that a mail or a notification carries: `/report?token=…`. */
export async function createReportLink(
  { db, app }: Context,
  given: { clientId: string; fileId: string; seconds: number },
): Promise<{ token: string; url: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + given.seconds * 1000);
  await (db as Db<FilesTables>)
    .insertInto('platform.report_links')
    .values({
      client_id: given.clientId,
      id: uuidV7(),
      token_hash: hashed(app, token),
      file_id: given.fileId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, url: `${app.config.publicUrl}/report?token=${token}`, expiresAt };
}

const usable = sql<boolean>`link.expires_at > now()
  and (link.first_used_at is null
    or link.first_used_at > now() - make_interval(mins => ${PRESS_AGAIN_MINUTES}))`;

/** Returns the file of a link. Reading does not use up the link. */
export async function readReportLink(
  context: LinkContext,
  token: string,
): Promise<{ file: StoredFile; expiresAt: Date }> {
  const { db, app } = context;
  const row = await (db as Db<FilesTables>)
    .selectFrom('platform.report_links as link')
    .innerJoin('platform.files as file', (join) =>
      join
        .onRef('file.client_id', '=', 'link.client_id')
        .onRef('file.id', '=', 'link.file_id')
        .on(sql<boolean>`(file.expires_at is null or file.expires_at > now())`),
    )
    .selectAll('file')
    .select('link.expires_at as link_expires_at')
    .where('link.token_hash', '=', hashed(app, token))
    .where(usable)
    .executeTakeFirst();
  if (!row) throw downloadLinkInvalid();
  const file = storedFile(row);
  await requireAsker(context, file);
  return { file, expiresAt: row.link_expires_at };
}

/** Uses a link. Of two simultaneous requests both succeed, because the time of first use is set only once. */
export async function spendReportLink(context: LinkContext, token: string): Promise<StoredFile> {
  const { db, app } = context;
  const { file } = await readReportLink(context, token);
  const spent = await (db as Db<FilesTables>)
    .updateTable('platform.report_links as link')
    .set({ first_used_at: sql`coalesce(link.first_used_at, now())` })
    .where('link.client_id', '=', file.clientId)
    .where('link.token_hash', '=', hashed(app, token))
    .where(usable)
    .executeTakeFirst();
  if (spent.numUpdatedRows === 0n) throw downloadLinkInvalid();
  return file;
}
