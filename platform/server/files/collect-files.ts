import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { storeKey } from './stored-file.ts';
import type { FilesTables } from './tables.ts';

/** Longer than any upload takes: a younger object without a file may still be uploading. */
const UPLOAD_HOURS = 6;
const BATCH = 50;

/** Deletes unreachable data: expired files and links, removed files, objects of failed transactions. */
export async function collectFiles(app: App): Promise<{ objects: number }> {
  const db = app.database.acrossClients<FilesTables>();
  const now = new Date();
  await db.deleteFrom('platform.report_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('platform.files').where('expires_at', '<=', now).execute();
  let objects = 0;
  for (let taken = BATCH; taken === BATCH; objects += taken) taken = await collectBatch(app, db);
  return { objects };
}

/** Deletes the row first and restores it if the store fails. The row of a file that is being attached is locked. */
function collectBatch(app: App, db: Db<FilesTables>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ client_id: string; id: string }>`
      delete from platform.file_objects where (client_id, id) in (
        select client_id, id from platform.file_objects object
        where written_at < now() - make_interval(hours => ${UPLOAD_HOURS})
          and not exists (
            select from platform.files file
            where file.client_id = object.client_id and file.id = object.id)
        limit ${BATCH} for update skip locked)
      returning client_id, id`.execute(tx);
    for (const row of rows)
      await app.files.store.remove(storeKey({ clientId: row.client_id, id: row.id }));
    return rows.length;
  });
}
