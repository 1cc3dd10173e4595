import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import type { LeadsTables } from '../tables.ts';

/** Assigns the files to the lead, which stores them permanently; files claimed by another request are refused. */
export async function claimFiles(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, leadId }: { clientId: string; leadId: string },
  files: ReadonlyMap<string, readonly { id: string }[]>,
): Promise<void> {
  for (const [key, named] of files) {
    const ids = named.map(({ id }) => id);
    const claimed = await db
      .updateTable('leads.lead_files')
      .set({ lead_id: leadId, sent_by: null })
      .where('client_id', '=', clientId)
      .where('id', 'in', ids)
      .where('lead_id', 'is', null)
      .returning('id')
      .execute();
    const kept = await Promise.all(ids.map((id) => app.files.keep(db, { clientId, id })));
    if (claimed.length < ids.length || kept.includes(false))
      throw invalidInput([{ field: `body.answers.${key}`, code: 'fileUnknown' }]);
  }
}
