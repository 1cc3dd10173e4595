import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import type { FormVersion } from '#modules/leads/contract/forms/form-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import type { LeadsTables } from '../tables.ts';

interface Which {
  clientId: string;
  id: string;
}

/** Newest first; the author is empty if unknown. */
export async function listFormVersions(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, id }: Which,
): Promise<FormVersion[]> {
  const rows = await db
    .selectFrom('leads.form_versions')
    .select(['version', 'saved_at', 'saved_by', 'changed'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const names = new Map<string, string>();
  for (const userId of new Set(rows.flatMap(({ saved_by }) => saved_by ?? [])))
    names.set(userId, (await app.ports.ask(userNamePort, { userId }, { db, app })) ?? '');
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    savedBy: names.get(row.saved_by ?? '') ?? '',
    changed: row.changed,
  }));
}

export async function readFormVersion(
  { db }: { db: Db<LeadsTables> },
  { clientId, id, version }: Which & { version: number },
): Promise<FormSections> {
  const row = await db
    .selectFrom('leads.form_versions')
    .select('sections')
    .where('client_id', '=', clientId)
    .where('form_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.sections;
}
