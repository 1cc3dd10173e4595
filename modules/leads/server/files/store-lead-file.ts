import type { FormField } from '#modules/forms/contract/form-field.ts';
import { tooManyFiles } from '#modules/forms/contract/intake/intake-calls.ts';
import type { AnsweredField } from '#modules/forms/contract/intake/lead-submission.ts';
import type { LeadFileUpload } from '#modules/forms/contract/lead-ports.ts';
import { UNCLAIMED_FILES_LIMIT, UNCLAIMED_HOURS } from '#modules/forms/contract/limits.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import type { Context } from '../tables.ts';

/** Stores a file until a request claims it. */
export async function storeLeadFile(
  { db }: Pick<Context, 'db'>,
  { clientId, formId, sentBy, put }: LeadFileUpload,
): Promise<{ id: string; name: string; size: number }> {
  const { count } = await db
    .selectFrom('leads.lead_files')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('form_id', '=', formId)
    .where('sent_by', '=', sentBy)
    .where('lead_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= UNCLAIMED_FILES_LIMIT) throw tooManyFiles({ limit: UNCLAIMED_FILES_LIMIT });
  const { id, name, kind, size } = await put();
  await db
    .insertInto('leads.lead_files')
    .values({ client_id: clientId, id, form_id: formId, name, kind, sent_by: sentBy })
    .execute();
  return { id, name, size };
}

/** Expiry time of unclaimed files. */
export function unclaimedUntil(): Date {
  return new Date(Date.now() + UNCLAIMED_HOURS * 3_600_000);
}

type LeadFile = { id: string; name: string };

/** The files named in answers, by field key; refuses files of another form or of a type the field does not accept. */
export async function readAnswerFiles(
  { db }: Pick<Context, 'db'>,
  {
    clientId,
    formId,
    answered,
  }: { clientId: string; formId: string; answered: readonly AnsweredField<FormField>[] },
): Promise<ReadonlyMap<string, LeadFile[]>> {
  const fileAnswers = answered.flatMap(({ field, value }) =>
    field.type === 'file' && value !== null ? [{ field, ids: [value].flat().map(String) }] : [],
  );
  const ids = fileAnswers.flatMap((one) => one.ids);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads.lead_files')
    .select(['id', 'name', 'kind'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', formId)
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
