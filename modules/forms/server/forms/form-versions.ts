import { sql } from 'kysely';
import type { FormSections } from '#modules/forms/contract/form.ts';
import type { FormVersion } from '#modules/forms/contract/form-calls.ts';
import { STORED_VERSIONS_LIMIT } from '#modules/forms/contract/limits.ts';
import { notFound } from '#platform/contract/problems.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import type { Context } from '../tables.ts';

/** Stores each save as a version that can be restored; deletes the oldest ones. */
export async function storeFormVersion(
  { db }: Pick<Context, 'db'>,
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
    where client_id = ${clientId} and form_id = ${id} and version <= ${version - STORED_VERSIONS_LIMIT}`.execute(
    db,
  );
}

interface Which {
  clientId: string;
  id: string;
}

/** Newest first; the author is empty if unknown. */
export async function listFormVersions(
  { db, app }: Context,
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
    names.set(userId, (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '');
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    savedBy: names.get(row.saved_by ?? '') ?? '',
    changed: row.changed,
  }));
}

export async function readFormVersion(
  { db }: Pick<Context, 'db'>,
  { clientId, id, version }: Which & { version: number },
): Promise<FormSections> {
  const sections = await findFormVersion({ db }, { clientId, id, version });
  if (!sections) throw notFound();
  return sections;
}

export async function findFormVersion(
  { db }: Pick<Context, 'db'>,
  { clientId, id, version }: Which & { version: number },
): Promise<FormSections | undefined> {
  const row = await db
    .selectFrom('leads.form_versions')
    .select('sections')
    .where('client_id', '=', clientId)
    .where('form_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.sections;
}
