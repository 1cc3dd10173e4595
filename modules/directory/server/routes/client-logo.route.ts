import { sql } from 'kysely';
import {
  getClientLogoCall,
  LOGO_KINDS,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/client-logo.ts';
import { clientArchived } from '#modules/directory/contract/client-problems.ts';
import { LOGO_LIMIT_BYTES } from '#modules/directory/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readClientDetail } from '../queries/read-client-details.ts';
import { route } from '../route.ts';
import type { DirectoryTables } from '../tables.ts';

/** Its own transactions: a file arrives as slowly as it likes, and none is to be held open meanwhile. */
export const setClientLogoRoute = route(
  setClientLogoCall,
  async ({ db, app, params, file, principal }) => {
    await requireOpenClient(db, params.uuid);
    const stored = await app.files.put(db, {
      clientId: params.uuid,
      name: file.name,
      stream: file.stream,
      maxBytes: LOGO_LIMIT_BYTES,
      allow: LOGO_KINDS,
      ownerUserId: principal.userId,
    });
    try {
      return await db.transaction().execute(async (tx) => {
        await requireOpenClient(tx, params.uuid);
        await saveLogo({ db: tx, app }, params.uuid, stored.id);
        return readClientDetail(tx, params.uuid);
      });
    } catch (error) {
      await app.files.remove(db, stored);
      throw error;
    }
  },
  { ownTransactions: true },
);

export const removeClientLogoRoute = route(removeClientLogoCall, async ({ db, app, params }) => {
  await requireOpenClient(db, params.uuid);
  await saveLogo({ db, app }, params.uuid, null);
  return readClientDetail(db, params.uuid);
});

export const getClientLogoRoute = route(getClientLogoCall, async ({ db, app, params }) => {
  const { logoId } = await readLogo(db, params.uuid);
  if (!logoId) throw notFound();
  return app.files.answer(db, { clientId: params.uuid, id: logoId, inline: true });
});

async function requireOpenClient(db: Db<DirectoryTables>, id: string): Promise<void> {
  if ((await readLogo(db, id)).archivedAt) throw clientArchived();
}

async function readLogo(db: Db<DirectoryTables>, id: string) {
  const client = await db
    .selectFrom('directory.clients')
    .select(['logo_file_id as logoId', 'archived_at as archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) throw notFound();
  return client;
}

/** The picture that it had before goes with the change. */
async function saveLogo(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  clientId: string,
  fileId: string | null,
): Promise<void> {
  const { logoId } = await readLogo(db, clientId);
  await db
    .updateTable('directory.clients')
    .set({ logo_file_id: fileId, updated_at: new Date(), version: sql`version + 1` })
    .where('id', '=', clientId)
    .execute();
  if (logoId) await app.files.remove(db, { clientId, id: logoId });
}
