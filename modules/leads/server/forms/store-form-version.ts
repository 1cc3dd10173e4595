import { sql } from 'kysely';
import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import { VERSIONS_KEPT } from '#modules/leads/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Every save is a version that can be brought back; the oldest ones go. */
export async function storeFormVersion(
  { db }: { db: Db<LeadsTables> },
  { clientId, id, version }: { clientId: string; id: string; version: number },
  {
    sections,
    changed,
    userId,
  }: { sections: FormSections; changed: string[]; userId: string | null },
): Promise<void> {
  await db
    .insertInto('leads.form_versions')
    .values({
      client_id: clientId,
      form_id: id,
      version,
      sections: JSON.stringify(sections),
      changed,
      saved_by: userId,
    })
    .execute();
  await sql`
    delete from leads.form_versions
    where client_id = ${clientId} and form_id = ${id} and version <= ${version - VERSIONS_KEPT}`.execute(
    db,
  );
}
