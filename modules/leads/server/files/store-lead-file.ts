import { LEAD_FILE_KINDS } from '#modules/leads/contract/forms/form-field.ts';
import { tooManyFiles } from '#modules/leads/contract/intake/intake-problems.ts';
import { LEAD_FILE_BYTES, UNCLAIMED_FILES_LIMIT } from '#modules/leads/contract/limits.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/address-key.ts';
import type { ReceivedFile } from '#platform/server/http/request/received-file.ts';
import type { StoredForm } from '../forms/form-row.ts';
import type { LeadsTables } from '../tables.ts';

/** Long enough to complete and send a form. */
export const UNCLAIMED_HOURS = 24;

/** Stores a file until a request claims it. The content determines the type, not the file name. */
export async function storeLeadFile(
  { app }: { app: App },
  form: StoredForm,
  {
    file,
    address,
    kinds = LEAD_FILE_KINDS,
  }: { file: ReceivedFile; address: string; kinds?: readonly FileKind[] },
): Promise<{ id: string; name: string; size: number }> {
  const clientId = form.client_id;
  const sentBy = app.secrets.hash('lead-file-sender', addressKey(address));
  const db = app.database.ofClient<LeadsTables>(clientId);
  const { count } = await db
    .selectFrom('leads.lead_files')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('form_id', '=', form.id)
    .where('sent_by', '=', sentBy)
    .where('lead_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= UNCLAIMED_FILES_LIMIT) throw tooManyFiles({ limit: UNCLAIMED_FILES_LIMIT });
  const { id, name, kind, size } = await app.files.put(db, {
    clientId,
    name: file.name,
    stream: file.stream,
    maxBytes: LEAD_FILE_BYTES,
    allow: kinds,
    expiresAt: unclaimedUntil(),
  });
  await db
    .insertInto('leads.lead_files')
    .values({ client_id: clientId, id, form_id: form.id, name, kind, sent_by: sentBy })
    .execute();
  return { id, name, size };
}

/** Expiry time of unclaimed files. */
export function unclaimedUntil(): Date {
  return new Date(Date.now() + UNCLAIMED_HOURS * 3_600_000);
}
