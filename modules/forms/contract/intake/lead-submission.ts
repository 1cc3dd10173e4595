import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { applicableFields, type ConditionalField } from '../applicable-fields.ts';
import { fieldKeySchema } from '../form-field.ts';
import {
  ADDITIONAL_DATA_BYTES,
  ANSWER_MAX_LENGTH,
  FIELDS_LIMIT,
  LONG_ANSWER_MAX_LENGTH,
  OPTIONS_LIMIT,
  SKU_MAX_LENGTH,
  SKUS_LIMIT,
} from '../limits.ts';
import { type AnswerFault, type GivenAnswer, type ReadField, readAnswer } from './read-answer.ts';

const word = z.string().max(LONG_ANSWER_MAX_LENGTH);

/** A submission from widget, plain form or server; each answer is then validated by its field [LEAD-13]. */
export const leadSubmissionSchema = z.strictObject({
  /** Generated once by the sender, so that a repeated submission creates only one lead. */
  submissionId: uuid,
  locale: localeSchema.optional(),
  answers: z
    .record(
      fieldKeySchema,
      z.union([
        word,
        z.boolean(),
        z.number(),
        z.array(z.string().max(ANSWER_MAX_LENGTH)).max(OPTIONS_LIMIT),
      ]),
    )
    .refine((answers) => Object.keys(answers).length <= FIELDS_LIMIT, { error: 'tooMany' }),
  skus: z
    .array(line({ min: 1, max: SKU_MAX_LENGTH }))
    .max(SKUS_LIMIT)
    .default([]),
  /** The chosen shop. */
  locationId: uuid.nullish(),
  /** Origin of the search for the nearest shop, if the visitor shared it. */
  position: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullish(),
  captcha: z.string().max(8_000).optional(),
  /** The touchpoint visit that led to the form. */
  visitId: z.string().max(100).nullish(),
  /** When the page with the form was opened. */
  landedAt: z.iso.datetime().nullish(),
  /** The page that contains the form. */
  url: z.string().max(2_000).optional(),
  widgetVersion: z.string().max(40).optional(),
  /** Additional data of the page to store, such as an order number or a campaign. */
  additionalData: z
    .record(z.string().max(60), z.string().max(500))
    .refine((data) => JSON.stringify(data).length <= ADDITIONAL_DATA_BYTES, {
      error: 'tooMuchData',
    })
    .optional(),
});
export type LeadSubmission = z.output<typeof leadSubmissionSchema>;

export interface FieldFault extends AnswerFault {
  /** Key of the field. */
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
export function validateAnswers<Field extends ConditionalField & ReadField>(
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
    // An unticked mandatory box counts as not answered.
    else if (isRequired && (value === null || value === false))
      faults.push({ key, code: 'required' });
    else answered.push({ field, value });
  }
  return { faults, answered };
}
