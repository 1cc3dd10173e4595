import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { ExportedPart } from '#modules/profile-hub/contract/export-contacts.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { MadeExport } from '#platform/server/exports/export-definition.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Permanent record of an export: user, number of contacts, part and time, without personal data. */
export async function recordExport(
  db: Db<ProfileHubTables>,
  {
    clientId,
    userId,
    jobId,
    filters,
    columns,
    format,
    isLocked,
    rows,
    file,
  }: MadeExport<WhichContacts>,
): Promise<void> {
  const segmentId = segmentOf(filters);
  const segment =
    segmentId === undefined
      ? undefined
      : await db
          .selectFrom('profile_hub.segments')
          .select('name')
          .where('client_id', '=', clientId)
          .where('id', '=', segmentId)
          .executeTakeFirst();
  await db
    .insertInto('profile_hub.exports')
    .values({
      client_id: clientId,
      id: jobId,
      asked_by: userId,
      part: partOf(filters),
      segment_id: segmentId ?? null,
      segment_name: segment?.name ?? null,
      criteria: [...columns],
      format,
      locked: isLocked,
      contacts: rows,
      file_id: file.id,
      file_name: file.name,
      expires_at: file.expiresAt,
    })
    // Done again by another worker, it is the same export.
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'id'])
        .doUpdateSet({ contacts: rows, file_id: file.id, expires_at: file.expiresAt }),
    )
    .execute();
}

function partOf(which: WhichContacts): ExportedPart {
  if ('ids' in which) return 'chosen';
  if (segmentOf(which) !== undefined) return 'segment';
  const { q, groups } = which.filter;
  return !q && groups.length === 0 && which.except.length === 0 ? 'all' : 'filter';
}

/** The segment, if the selection is exactly one segment. */
function segmentOf(which: WhichContacts): string | undefined {
  if ('ids' in which || which.except.length > 0 || which.filter.q) return undefined;
  const [condition, ...others] = which.filter.groups.flatMap(({ filters }) => filters);
  if (condition?.field !== 'segment' || others.length > 0) return undefined;
  const [id, ...more] = condition.value;
  return condition.operator === 'any-of' && more.length === 0 ? id : undefined;
}
