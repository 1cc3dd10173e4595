import { type FormField, LEAD_FILE_KINDS } from '#modules/leads/contract/forms/form-field.ts';
import { tooManyFiles } from '#modules/leads/contract/intake/intake-calls.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/lead-submission.ts';
import {
  LEAD_FILE_BYTES,
  LOGO_BYTES,
  UNCLAIMED_FILES_LIMIT,
} from '#modules/leads/contract/limits.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
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

const LOGO_KINDS = ['png', 'jpeg'] as const;
const SHOWN_SECONDS = UNCLAIMED_HOURS * 3_600;

/** Uploads a picture for the header of a form's mails; saving the form makes it permanent. */
export async function storeFormLogo(
  { db, app }: { db: Db; app: App },
  clientId: string,
  { name, stream }: ReceivedFile,
): Promise<{ id: string; name: string; url: string }> {
  const file = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes: LOGO_BYTES,
    allow: LOGO_KINDS,
    expiresAt: unclaimedUntil(),
  });
  const url = app.files.link(file, { seconds: SHOWN_SECONDS, disposition: 'inline' });
  return { id: file.id, name: file.name, url };
}

type LeadFile = { id: string; name: string };

/** The files named in answers, by field key; refuses files of another form or of a type the field does not accept. */
export async function readAnswerFiles(
  { db }: { db: Db<LeadsTables> },
  form: StoredForm,
  answered: readonly AnsweredField<FormField>[],
): Promise<ReadonlyMap<string, LeadFile[]>> {
  const fileAnswers = answered.flatMap(({ field, value }) =>
    field.type === 'file' && value !== null ? [{ field, ids: [value].flat().map(String) }] : [],
  );
  const ids = fileAnswers.flatMap((one) => one.ids);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads.lead_files')
    .select(['id', 'name', 'kind'])
    .where('client_id', '=', form.client_id)
    .where('form_id', '=', form.id)
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const faults: FieldError[] = [];
  const found = new Map<string, LeadFile[]>();
  for (const { field, ids: named } of fileAnswers) {
    const files = named.flatMap((id) => known.get(id.toLowerCase()) ?? []);
    const kinds: readonly string[] = field.fileKinds;
    const at = { field: `body.answers.${field.key}` };
    if (files.length < named.length) faults.push({ ...at, code: 'fileUnknown' });
    else if (kinds.length > 0 && files.some(({ kind }) => !kinds.includes(kind)))
      faults.push({ ...at, code: 'fileKind' });
    found.set(
      field.key,
      files.map(({ id, name }) => ({ id, name })),
    );
  }
  if (faults.length > 0) throw invalidInput(faults);
  return found;
}

export function withFiles(
  values: readonly FieldValue[],
  files: ReadonlyMap<string, LeadFile[]>,
): FieldValue[] {
  return values.map((value) => {
    const named = files.get(value.slug);
    return named ? { ...value, files: named } : value;
  });
}
