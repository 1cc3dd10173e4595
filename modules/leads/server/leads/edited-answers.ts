import { FIELD_TYPES, type FieldType } from '#modules/forms/contract/field-types.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import { type AnswerFault, readAnswer } from '#modules/forms/contract/intake/read-answer.ts';
import type { LeadChanges } from '#modules/leads/contract/leads/edit-calls.ts';
import type { FieldValue } from '../tables/lead-tables.ts';

type Given = NonNullable<LeadChanges['fieldsValues']>;

export interface EditedAnswers {
  values: FieldValue[];
  /** The parts that really changed. */
  edited: { slug: string; type: string; before: FieldValue['value']; after: FieldValue['value'] }[];
  faults: (AnswerFault & { key: string })[];
}

/**
 * The answers after an edit, each read by its original field, or else by the form's current field. Null empties an
 * answer but leaves its field, so that it can be answered again [LEAD-03].
 */
export function editedAnswers(
  form: Pick<Form, 'fields' | 'translations'>,
  stored: readonly FieldValue[],
  given: Given,
): EditedAnswers {
  const values = new Map(stored.map((value) => [value.slug, value]));
  const done: EditedAnswers = { values: [], edited: [], faults: [] };
  for (const [key, written] of Object.entries(given)) {
    const fieldValue = values.get(key) ?? emptyFieldValue(form, key);
    const fault = faultOf(fieldValue);
    if (!fieldValue || fault) {
      done.faults.push({ key, code: fault ?? 'fieldUnknown' });
      continue;
    }
    const read = readAnswer({ ...fieldValue, type: fieldValue.type as FieldType }, written);
    if ('fault' in read) {
      done.faults.push({ key, ...read.fault });
      continue;
    }
    const before = values.get(key)?.value ?? null;
    const after = read.value;
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    done.edited.push({ slug: key, type: fieldValue.type, before, after });
    values.set(key, { ...fieldValue, value: after });
  }
  done.values = [...values.values()];
  return done;
}

/** Only the consumer can change consents; files have separate calls. */
function faultOf(fieldValue: FieldValue | undefined): string | undefined {
  if (!fieldValue || !(FIELD_TYPES as readonly string[]).includes(fieldValue.type))
    return 'fieldUnknown';
  if (fieldValue.type === 'consent') return 'consentKept';
  return fieldValue.type === 'file' ? 'fileApart' : undefined;
}

export function emptyFieldValue(
  { fields, translations }: Pick<Form, 'fields' | 'translations'>,
  slug: string,
): FieldValue | undefined {
  const field = fields.find(({ key }) => key === slug);
  if (!field) return undefined;
  const text = (key: string) => translations.list[translations.defaultLocale]?.[key];
  return {
    slug,
    name: text(`field.${slug}.label`) || slug,
    type: field.type,
    options: field.options.map(({ key }) => ({
      key,
      name: text(`field.${slug}.option.${key}`) || key,
    })),
    multiple: field.multiple,
    value: null,
  };
}
