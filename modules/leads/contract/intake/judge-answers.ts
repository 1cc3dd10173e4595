import { applicableFields, type ConditionalField } from '../forms/applicable-fields.ts';
import { type AnswerFault, type GivenAnswer, type ReadField, readAnswer } from './read-answer.ts';

export interface FieldFault extends AnswerFault {
  /** The key of the field. */
  key: string;
}

export interface AnsweredField<Field> {
  field: Field;
  /** Null if the field was shown but not answered. */
  value: GivenAnswer | null;
}

/**
 * Validates answers against the fields of the form, in the widget and again on the server. Answers to hidden fields are
 * ignored, valid or not [FORM-04] [LEAD-13]. Without zod, for the widget.
 */
export function judgeAnswers<Field extends ConditionalField & ReadField>(
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
): { faults: FieldFault[]; answered: AnsweredField<Field>[] } {
  const values: Record<string, GivenAnswer | null> = Object.create(null);
  const wrong = new Map<string, AnswerFault>();
  for (const field of fields) {
    const read = readAnswer(field, Object.hasOwn(answers, field.key) ? answers[field.key] : null);
    if ('fault' in read) wrong.set(field.key, read.fault);
    else values[field.key] = read.value;
  }
  const keys = new Set(fields.map(({ key }) => key));
  const faults: FieldFault[] = Object.keys(answers)
    .filter((key) => !keys.has(key))
    .map((key) => ({ key, code: 'fieldUnknown' }));
  const answered: AnsweredField<Field>[] = [];
  for (const { field, isRequired } of applicableFields(fields, values)) {
    const { key } = field;
    const fault = wrong.get(key);
    const value = values[key] ?? null;
    if (fault) faults.push({ key, ...fault });
    // A box that must be ticked is not answered by leaving it open.
    else if (isRequired && (value === null || value === false))
      faults.push({ key, code: 'required' });
    else answered.push({ field, value });
  }
  return { faults, answered };
}
