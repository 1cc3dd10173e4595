import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { readBlocksLocked } from '../blocks/block-rule.ts';
import { settleBlocked } from '../blocks/blocked-addresses.ts';
import type { ProfileHubTables } from '../tables.ts';

const PAGE = 10_000;

/**
 * The last step of an import and of its undo: reads the block list again under its lock, which is held until the commit. An
 * entry that was added while the file was written applies to its contacts; one that comes later waits and finds them.
 */
export async function settleImported(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, importId }: { clientId: string; importId: string },
): Promise<void> {
  await readBlocksLocked({ db }, clientId);
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      select contact_id as id from profile_hub.import_changes
      where client_id = ${clientId} and import_id = ${importId} and contact_id > ${after}
      order by contact_id limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await settleBlocked(
      { db },
      clientId,
      rows.map(({ id }) => id),
      { isLocked: true },
    );
  }
}
