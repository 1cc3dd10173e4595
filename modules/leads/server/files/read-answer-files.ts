import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { AnsweredField } from '#modules/leads/contract/intake/judge-answers.ts';
import type { FieldError } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import type { StoredForm } from '../forms/form-row.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import type { LeadsTables } from '../tables.ts';

type LeadFile = { id: string; name: string };

/** The files named in answers, by field key; refuses files of another form or of a type the field does not accept. */
export async function readAnswerFiles(
  { db }: { db: Db<LeadsTables> },
  form: StoredForm,
  answered: readonly AnsweredField<FormField>[],
): Promise<ReadonlyMap<string, LeadFile[]>> {
  const asked = answered.flatMap(({ field, value }) =>
    field.type === 'file' && value !== null ? [{ field, ids: [value].flat().map(String) }] : [],
  );
  const ids = asked.flatMap((one) => one.ids);
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
  for (const { field, ids: named } of asked) {
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
