import { sql } from 'kysely';
import { clientArchived } from '#modules/directory/contract/clients/client.ts';
import { LOGO_KINDS } from '#modules/directory/contract/clients/client-logo.ts';
import { LOGO_LIMIT_BYTES } from '#modules/directory/contract/limits.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import type { Context } from '../tables.ts';
import { readClientLogo } from './read-brand.ts';

/** Receives the file before it opens a transaction, because uploads can be slow. */
export async function setClientLogo(
  { db, app }: Context,
  { clientId, userId, file }: { clientId: string; userId: string; file: ReceivedFile },
): Promise<void> {
  await requireOpenClient({ db }, clientId);
  const stored = await app.files.put(db, {
    clientId,
    name: file.name,
    stream: file.stream,
    maxBytes: LOGO_LIMIT_BYTES,
    allow: LOGO_KINDS,
    ownerUserId: userId,
  });
  try {
    await db.transaction().execute((tx) => saveLogo({ db: tx, app }, clientId, stored.id));
  } catch (error) {
    await app.files.remove(db, stored);
    throw error;
  }
}

export async function removeClientLogo({ db, app }: Context, clientId: string): Promise<void> {
  await saveLogo({ db, app }, clientId, null);
}

/** The previous picture is deleted with the change. */
async function saveLogo(
  { db, app }: Context,
  clientId: string,
  fileId: string | null,
): Promise<void> {
  const { logoId } = await requireOpenClient({ db }, clientId);
  await db
    .updateTable('directory.clients')
    .set({ logo_file_id: fileId, updated_at: new Date(), version: sql`version + 1` })
    .where('id', '=', clientId)
    .execute();
  if (logoId) await app.files.remove(db, { clientId, id: logoId });
}

async function requireOpenClient({ db }: Pick<Context, 'db'>, clientId: string) {
  const client = await readClientLogo({ db }, clientId);
  if (client.archivedAt) throw clientArchived();
  return client;
}
